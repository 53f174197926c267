import { addDays, daysBetween, type LocalDate } from "@petcare/domain";
import { invalidField } from "../pipeline/app-error.ts";
import { today } from "../runtime.ts";

/** So many days of visits and invoices are read at once. */
export const maxPeriod = 92;

/**
 * Checks a period of local days, both included.
 *
 * @param name the field that is wrong where the period is
 * @param maxDays the maximum number of days
 * @throws AppError invalid_input
 */
export function checkPeriod({ from, to }: { from: LocalDate; to: LocalDate }, maxDays: number, name = "to"): void {
  const days = daysBetween(from, to) + 1;
  if (days < 1) throw invalidField(name, "The period must not end before it starts.");
  if (days > maxDays) throw invalidField(name, `The period must be at most ${maxDays} days.`);
}

/** Days of a year, and of two, leap days included. */
const [aYear, twoYears] = [366, 731];

/**
 * Checks the day of what has happened.
 * @throws AppError invalid_input where it is still to come
 */
export function checkNotLater(field: string, date: LocalDate): void {
  if (date > today()) throw invalidField(field, "Choose today or an earlier day.");
}

/**
 * Checks the day on which money was handed over.
 *
 * @param field the one that has it
 * @throws AppError invalid_input where it is still to come, or longer ago than two years
 */
export function checkPast(date: LocalDate, field = "date"): LocalDate {
  checkNotLater(field, date);
  if (date < addDays(today(), -twoYears)) throw invalidField(field, "Choose a day of the last two years.");
  return date;
}

/**
 * Checks the day on which an invoice is due.
 * @throws AppError invalid_input where it is further from today than a year
 */
export function checkDue(due: LocalDate): void {
  if (Math.abs(daysBetween(today(), due)) > aYear) throw invalidField("due", "Choose a day within a year of today.");
}
