import { expand } from "../expand.ts";
import { addDays, type LocalDate } from "../local-date.ts";
import type { Recurrence } from "../recurrence.ts";

/** How many days of a series are looked at for conflicts. */
const daysChecked = 60;

const maxNextDates = 12;
const daysOfNextDates = 366;

/** The dates that a booking is looked at on, ascending. */
export interface CheckedDates {
  /** The dates that are checked for conflicts: the day of a single booking; of a series the dates of 60 days. */
  conflicts: LocalDate[];
  /** The dates on which room is looked for: of a series the next ones, at most 12 within 366 days. */
  room: LocalDate[];
}

/** @param from the first day of a series that counts, local; a single booking's own day always does */
export function checkedDates(rule: Recurrence, start: LocalDate, from: LocalDate): CheckedDates {
  if (rule.frequency === "none") return { conflicts: [start], room: [start] };
  const first = from > start ? from : start;
  const dates = expand(rule, start, first, addDays(first, daysOfNextDates));
  const end = addDays(first, daysChecked);
  return { conflicts: dates.filter((date) => date < end), room: dates.slice(0, maxNextDates) };
}
