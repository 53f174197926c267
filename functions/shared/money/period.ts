import { addDays, daysBetween, type LocalDate } from "@petcare/domain";
import { invalidField } from "../pipeline/app-error.ts";
import { today } from "../runtime.ts";

/** The most days of visits and invoices in one request. */
export const maxPeriod = 92;

/**
 * Checks a period of local days, both included.
 *
 * @param name the form's field to name
 * @param maxDays the maximum number of days
 * @throws AppError invalid_input
 */
export function checkPeriod({ from, to }: { from: LocalDate; to: LocalDate }, maxDays: number, name = "to"): void {
  const days = daysBetween(from, to) + 1;
  if (days < 1) throw invalidField(name, "The period must not end before it starts.");
  if (days > maxDays) throw invalidField(name, `The period must be at most ${maxDays} days.`);
}

/** The days of one year and of two, leap days included. */
const [aYear, twoYears] = [366, 731];

/**
 * Checks that a day is not in the future.
 * @throws AppError invalid_input
 */
export function checkNotLater(field: string, date: LocalDate): void {
  if (date > today()) throw invalidField(field, "Choose today or an earlier day.");
}

/**
 * Checks the day of a payment.
 *
 * @param field the form's field to name
 * @throws AppError invalid_input if it is in the future, or more than two years ago
 */
export function checkPast(date: LocalDate, field = "date"): LocalDate {
  checkNotLater(field, date);
  if (date < addDays(today(), -twoYears)) throw invalidField(field, "Choose a day of the last two years.");
  return date;
}

/**
 * Checks an invoice's due date.
 * @throws AppError invalid_input if it is more than a year from today
 */
export function checkDue(due: LocalDate): void {
  if (Math.abs(daysBetween(today(), due)) > aYear) throw invalidField("due", "Choose a day within a year of today.");
}
