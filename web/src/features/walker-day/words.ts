import type { LocalDate } from "@petcare/domain";
import type { ShownVisit } from "../../lib/day/laid-over.ts";
import { isWaiting } from "../../lib/day/row.ts";
import { sentWord, type Told, type Waiting } from "../../lib/day/waiting.ts";
import { isStaying } from "../../lib/format/shown-status.ts";
import { clockTime, dayAndHour, daySpan, frameSpan, today, weekdayName } from "../../lib/format/time.ts";
import { count, petsText } from "../../lib/format/words.ts";
import type { Address, VisitLists } from "./data.ts";
import type { Days } from "./earnings/data.ts";

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

/** @param asOf when the server answered last, in epoch milliseconds */
export const unknownToday = (asOf: number): string =>
  `Nothing is known of today yet. Last seen ${weekdayName(today(asOf))} ${clockTime(asOf)}.`;

/** The words of the head's pill; undefined when all is well. */
export function pillWords(
  asOf: number | undefined,
  { rows, sending }: Pick<Waiting, "rows" | "sending">,
): string | undefined {
  const waiting = rows.filter(isWaiting).length;
  if (sending && asOf === undefined) return `Sending ${sending.nth} of ${sending.of}`;
  if (asOf !== undefined) return waiting > 0 ? `Offline · ${waiting} waiting` : `Offline · as of ${clockTime(asOf)}`;
  return waiting > 0 ? `${waiting} waiting to send` : undefined;
}

interface Known {
  /** undefined until they are loaded. */
  visits: ShownVisit[] | undefined;
  lists: VisitLists | undefined;
  name: string;
  /** The days of the earnings; undefined until they are chosen. */
  days: Days | undefined;
}

/** Each view's name in the browser's tab, its title, and the line below it. */
export function headOf({ view, days }: Address, now: number, { visits, lists, name, days: earned }: Known) {
  if (view === "earnings") {
    const line = earned ? daySpan(earned.first, earned.last) : "Choose your dates";
    return { page: "Earnings", title: "Your earnings", line };
  }
  if (view === "week") return { page: "Week", title: "Your week", line: visits && weekLine(visits, days) };
  return { page: "Today", title: greeting(name, lists), line: lists && nextLine(lists, now) };
}

function greeting(name: string, lists: VisitLists | undefined): string {
  const hello = name ? `Hi ${name}` : "Hello";
  if (!lists) return hello;
  if (lists.open.length > 0) return `${hello}, ${lists.open.length} to go`;
  return lists.done.length > 0 ? `${hello}, all done` : hello;
}

function weekLine(visits: ShownVisit[], days: LocalDate[]): string {
  const shown = visits.filter((visit) => days.includes(visit.date) && visit.status !== "cancelled");
  const completed = shown.filter(({ status }) => status === "completed").length;
  return `${count(shown.length, "visit")}${completed > 0 ? `, ${completed} completed` : ""}`;
}

function nextLine({ open: [next], done }: VisitLists, now: number): string {
  if (next && isStaying(next, now)) {
    return `Now: ${petsText(next.pet_names)}, overnight until ${dayAndHour(next.end)}`;
  }
  if (next) return `Next: ${petsText(next.pet_names)}, ${frameSpan(next.timeframe)}`;
  return done.length > 0 ? `${count(done.length, "visit")} completed today` : "Nothing booked today";
}
