import { daysBetween, type LocalDate } from "@petcare/domain";
import { invalidField } from "../pipeline/app-error.ts";

/** So many days of visits and invoices are read at once. */
export const maxPeriod = 92;

/**
 * Checks a period of local days, both included.
 *
 * @param name the field that is wrong where the period is
 * @param longest the maximum number of days
 * @throws AppError invalid_input
 */
export function checkPeriod({ from, to }: { from: LocalDate; to: LocalDate }, longest: number, name = "to"): void {
  const days = daysBetween(from, to) + 1;
  if (days < 1) throw invalidField(name, "The period must not end before it starts.");
  if (days > longest) throw invalidField(name, `The period must be at most ${longest} days.`);
}
