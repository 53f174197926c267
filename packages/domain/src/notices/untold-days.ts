import { addDays, endOfWeek, type LocalDate } from "../local-date.ts";

/** In days from today: the visits of later days may not be stored. */
export const farthestTold = 42;

/** The first day of which nobody is told yet, from today on. @param today the local date */
export function firstUntold(through: LocalDate, today: LocalDate): LocalDate {
  const next = addDays(through, 1);
  return next > today ? next : today;
}

/**
 * The days that are told next: those after the last day told, from today on, to the end of their week.
 *
 * @param today the local date
 * @returns both ends, included; undefined: that would be too far ahead
 */
export function untoldDays(through: LocalDate, today: LocalDate): { from: LocalDate; through: LocalDate } | undefined {
  const from = firstUntold(through, today);
  const days = { from, through: endOfWeek(from) };
  return days.through > addDays(today, farthestTold) ? undefined : days;
}
