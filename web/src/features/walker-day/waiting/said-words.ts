import type { Told } from "../../../lib/day/waiting.ts";
import { clockTime } from "../../../lib/format/time.ts";
import type { WalkerVisit } from "../my-schedule.ts";

const actWords = { done: "done", arrived: "here", confirmed: "confirmed" };

/** 'Waiting to send · done 10:06 AM' */
export function saidWords({ act, at, isRefused }: NonNullable<WalkerVisit["said"]>): string {
  return `${isRefused ? "Not sent" : "Waiting to send"} · ${actWords[act]}${at ? ` ${clockTime(at)}` : ""}`;
}

/** The toast after something was said: '<done>: <of>' where it simply went, or else the sentence about it. */
export function toldWords(told: Told, of: string, done: string): string {
  if (told.outcome === "kept") return `Kept on this phone, and sent by itself: ${of}`;
  return told.sentence === "Sent" ? `${done}: ${of}` : `${of}: ${told.sentence}`;
}
