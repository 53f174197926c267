import type { AnswerOf, listHardDays } from "@petcare/contract";
import type { LocalDate } from "@petcare/domain";
import { daySpan, frameSpan, shortDay, today } from "../../lib/format/time.ts";
import { count, petsText } from "../../lib/format/words.ts";
import type { HardDayKind, Line, Preview } from "./hard-day-form.ts";

export type KeptDay = AnswerOf<typeof listHardDays>[number];

/** 'today', 'on Tue, Nov 24', 'Nov 24 – 26, 2026' */
export function daysWords(from: LocalDate, through: LocalDate): string {
  if (from !== through) return daySpan(from, through);
  return from === today() ? "today" : `on ${shortDay(from)}`;
}

/** 'Biscuit, Tue, Nov 24, 9 AM–12 PM' */
export const lineWords = ({ date, timeframe, pet_names }: Pick<Line, "date" | "timeframe" | "pet_names">): string =>
  `${petsText(pet_names)}, ${shortDay(date)}, ${frameSpan(timeframe)}`;

/** 'give 11 visits', 'cancel 3 visits'; undefined where nothing is done. */
export function doesWords({ visits }: Preview): string | undefined {
  const of = (does: Line["does"]) => visits.filter((line) => line.does === does).length;
  const parts = [
    of("give") > 0 && `give ${count(of("give"), "visit")}`,
    of("move") > 0 && `move ${count(of("move"), "visit")}`,
    of("cancel") > 0 && `cancel ${count(of("cancel"), "visit")}`,
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(", ") : undefined;
}

const verbs = { sick: "given", off: "given", close: "changed", away: "cancelled" } as const satisfies Record<
  HardDayKind,
  string
>;

/** '11 of 12 visits given' */
export const doneWords = ({ kind, done, total }: Pick<KeptDay, "kind" | "done" | "total">): string =>
  `${done === total ? count(total, "visit") : `${done} of ${count(total, "visit")}`} ${verbs[kind]}`;

/** How a kept day stands. */
export function stateWords(day: KeptDay): string {
  const { state, done, total } = day;
  switch (state) {
    case "doing":
      return `${done} of ${total} done`;
    case "done":
      return doneWords(day);
    case "undoing":
      return `${done} of ${total} put back`;
    case "undone":
      return `Undone, ${done === total ? count(total, "visit") : `${done} of ${count(total, "visit")}`} put back`;
  }
}

/** 'done by Marcus', 'cancelled' */
export function whyWords({ why }: Pick<KeptDay["left"][number], "why">, walker: string | undefined): string {
  switch (why) {
    case "completed":
      return walker ? `done by ${walker}` : "done";
    case "cancelled":
      return "cancelled";
    case "invoiced":
      return "on an invoice";
    case "no_room":
      return "too many of its series are set one by one";
    case "changed":
      return "changed since";
  }
}

/** The visits that stay because their time has come. */
export const begunWords = (begun: number): string =>
  begun === 1 ? "1 has begun or is over, and stays." : `${begun} have begun or are over, and stay.`;

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
