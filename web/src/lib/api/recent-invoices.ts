import { addDays, type LocalDate, startOfWeek } from "@petcare/domain";

/** The three weeks up to last Sunday. The list shows their settled invoices at first. */
export function recentWeeks(now: LocalDate): { from: LocalDate; to: LocalDate } {
  const monday = startOfWeek(now);
  return { from: addDays(monday, -21), to: addDays(monday, -1) };
}

/** The time between readings of the owner's invoices, in milliseconds. */
export const invoicesEveryMs = 5 * 60_000;
