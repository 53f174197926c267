import { addMonths, type LocalDate } from "../local-date.ts";

/**
 * Makes the message for a booking's first date that is too long ago; undefined for any other. A slip in the year would book
 * thousands of visits.
 */
export function startProblem(date: LocalDate, today: LocalDate): string | undefined {
  return date < addMonths(today, -12) ? "The date can be at most one year back" : undefined;
}
