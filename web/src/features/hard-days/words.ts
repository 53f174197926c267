import type { LocalDate } from "@petcare/domain";
import { daySpan, frameSpan, shortDay, today } from "../../lib/format/time.ts";
import { count, petsText } from "../../lib/format/words.ts";
import type { HardDayValues, Line, Preview, StoredDay } from "./data.ts";

/** 'today', 'on Tue, Nov 24', 'Nov 24 – 26, 2026'; empty if a day is missing. */
export function daysWords({ from, through }: { from: LocalDate | ""; through: LocalDate | "" }): string {
  if (from === "" || through === "") return "";
  if (from !== through) return daySpan(from, through);
  return from === today() ? "today" : `on ${shortDay(from)}`;
}

/** 'Biscuit, Tue, Nov 24, 9 AM–12 PM' */
export const lineWords = ({ date, timeframe, pet_names }: Pick<Line, "date" | "timeframe" | "pet_names">): string =>
  `${petsText(pet_names)}, ${shortDay(date)}, ${frameSpan(timeframe)}`;

export const countOf = ({ visits }: Preview, does: Line["does"]): number =>
  visits.filter((line) => line.does === does).length;

/** 'give 11 visits', 'cancel 3 visits'; empty if nothing is done. */
export const doesWords = (preview: Preview): string =>
  (["give", "move", "cancel"] as const)
    .flatMap((does) => {
      const visits = countOf(preview, does);
      return visits > 0 ? `${does} ${count(visits, "visit")}` : [];
    })
    .join(", ");

const verbs: Record<HardDayValues["kind"], string> = {
  sick: "given",
  off: "given",
  close: "changed",
  away: "cancelled",
};

const visitsWords = ({ done, total }: StoredDay): string =>
  done === total ? count(total, "visit") : `${done} of ${count(total, "visit")}`;

/** '11 of 12 visits given' */
export const doneWords = (day: StoredDay): string => `${visitsWords(day)} ${verbs[day.kind]}`;

/** '31 of 60 done', 'Undone, 2 visits put back' */
export const stateWords = (day: StoredDay): string =>
  ({
    doing: `${day.done} of ${day.total} done`,
    done: doneWords(day),
    undoing: `${day.done} of ${day.total} put back`,
    undone: `Undone, ${visitsWords(day)} put back`,
  })[day.state];

/** 'done by Marcus', 'cancelled' */
export const whyWords = (why: StoredDay["left"][number]["why"], walker: string | undefined): string =>
  ({
    completed: walker ? `done by ${walker}` : "done",
    cancelled: "cancelled",
    invoiced: "on an invoice",
    no_room: "too many of its series are set one by one",
    changed: "changed since",
  })[why];

/** '2 have begun or are over, and stay.' */
export const begunWords = (begun: number): string =>
  count(begun, "has begun or is over, and stays.", "have begun or are over, and stay.");

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
