import { addDays, addMonths, type LocalDate, startOfWeek } from "@petcare/domain";
import { recentWeeks } from "../../../lib/api/recent-invoices.ts";

export interface Period {
  from: LocalDate;
  to: LocalDate;
}

/** At most so many days are asked for at once. */
export const maxDays = 92;

/** The periods that are chosen with one click, by name. */
export function quickPeriods(today: LocalDate): { value: string; label: string; period: Period }[] {
  const monday = startOfWeek(today);
  const first = `${today.slice(0, 8)}01` as LocalDate;
  const before = addMonths(first, -1);
  return [
    { value: "weeks", label: "Last three weeks", period: recentWeeks(today) },
    { value: "last-week", label: "Last week", period: { from: addDays(monday, -7), to: addDays(monday, -1) } },
    { value: "this-week", label: "This week", period: { from: monday, to: addDays(monday, 6) } },
    { value: "this-month", label: "This month", period: { from: first, to: addDays(addMonths(first, 1), -1) } },
    { value: "last-month", label: "Last month", period: { from: before, to: addDays(first, -1) } },
    { value: "quarter", label: "Last three months", period: { from: addDays(today, 1 - maxDays), to: today } },
  ];
}
