import type { ShownVisit } from "../../lib/day/laid-over.ts";
import { sentWord, type Told } from "../../lib/day/waiting.ts";
import { clockTime } from "../../lib/format/time.ts";
import { count } from "../../lib/format/words.ts";

const actWords = { incident: "incident", done: "done", arrived: "here", confirmed: "confirmed" };

/** 'Waiting to send · done 10:06 AM · 2 photos' */
export function saidWords({ act, at, isRefused, photos }: NonNullable<ShownVisit["said"]>): string {
  const what = [`${actWords[act]}${at ? ` ${clockTime(at)}` : ""}`, ...(photos ? [count(photos, "photo")] : [])];
  return [isRefused ? "Not sent" : "Waiting to send", ...what].join(" · ");
}

/** The toast after something was said: '<done>: <of>' where it simply went, or else the sentence about it. */
export function toldWords(told: Told, of: string, done: string): string {
  if (told.doneBefore) return `${of}: You completed this at ${clockTime(told.doneBefore)}. Both notes are saved.`;
  if (told.outcome === "kept") return `Kept on this phone, and sent by itself: ${of}`;
  return told.sentence === sentWord ? `${done}: ${of}` : `${of}: ${told.sentence}`;
}
