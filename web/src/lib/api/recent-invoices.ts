import { addDays, type LocalDate, startOfWeek } from "@petcare/domain";

/** The three weeks up to last Sunday, whose settled invoices the list shows at first. */
export function recentWeeks(now: LocalDate): { from: LocalDate; to: LocalDate } {
  const monday = startOfWeek(now);
  return { from: addDays(monday, -21), to: addDays(monday, -1) };
}

/** How often the owner's invoices are read again while they are in view, in milliseconds. */
export const invoicesEveryMs = 5 * 60_000;
