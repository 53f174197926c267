import { addDays, endOfWeek, type LocalDate } from "../local-date.ts";

/** In days from today. Visits of later days may not be stored yet. */
export const farthestTold = 42;

/** Finds the first unpublished day, not before today. @param today the local date */
export function firstUntold(through: LocalDate, today: LocalDate): LocalDate {
  const next = addDays(through, 1);
  return next > today ? next : today;
}

/**
 * Computes the next days to publish: from the first unpublished day to the end of its week.
 *
 * @param today the local date
 * @returns both ends included; undefined if they are too far ahead
 */
export function untoldDays(through: LocalDate, today: LocalDate): { from: LocalDate; through: LocalDate } | undefined {
  const from = firstUntold(through, today);
  const days = { from, through: endOfWeek(from) };
  return days.through > addDays(today, farthestTold) ? undefined : days;
}
