import { type ReportResult, sentText } from "../../lib/day/outbox-state.ts";
import type { Unsent } from "../../lib/day/shown-visit.ts";
import { clockTime } from "../../lib/format/time.ts";
import { count } from "../../lib/format/words.ts";

const actWords = { incident: "incident", done: "done", arrived: "here", confirmed: "confirmed" };

/** 'Waiting to send · done 10:06 AM · 2 photos' */
export function unsentText({ act, at, isRefused, photos }: Unsent): string {
  const what = [`${actWords[act]}${at ? ` ${clockTime(at)}` : ""}`, ...(photos ? [count(photos, "photo")] : [])];
  return [isRefused ? "Not sent" : "Waiting to send", ...what].join(" · ");
}

/** The toast after a report: '<done>: <visit>' if the server took it as usual, otherwise what happened to it. */
export function resultText(result: ReportResult, visit: string, done: string): string {
  if (result.doneBefore)
    return `${visit}: You completed this at ${clockTime(result.doneBefore)}. Both notes are saved.`;
  if (result.outcome === "saved") return `Kept on this phone, and sent by itself: ${visit}`;
  return result.sentence === sentText ? `${done}: ${visit}` : `${visit}: ${result.sentence}`;
}
