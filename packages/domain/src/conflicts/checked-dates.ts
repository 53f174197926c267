import { expand } from "../expand.ts";
import { addDays, type LocalDate } from "../local-date.ts";
import type { Recurrence } from "../recurrence.ts";

/** The days of a series that are checked for conflicts. */
const daysChecked = 60;

const maxNextDates = 12;
const daysOfNextDates = 366;

/** The dates on which a booking is checked, ascending. */
export interface CheckedDates {
  /** Checked for conflicts: the day of a single booking, or a series' dates within 60 days. */
  conflicts: LocalDate[];
  /** Checked for room: the day of a single booking, or a series' next 12 dates within 366 days. */
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
