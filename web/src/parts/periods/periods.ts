import { addDays, addMonths, daysBetween, type LocalDate, startOfWeek } from "@petcare/domain";

/** Local days, both inclusive. */
export interface Period {
  from: LocalDate;
  to: LocalDate;
}

/** The longest that the server takes, in days. */
export const maxDays = 92;

const monthStart = (date: LocalDate) => `${date.slice(0, 7)}-01` as LocalDate;
const monthOf = (first: LocalDate): Period => ({ from: first, to: addDays(addMonths(first, 1), -1) });
const weekOf = (monday: LocalDate): Period => ({ from: monday, to: addDays(monday, 6) });

/** Finds the week (Monday to Sunday) or the calendar month of a day. */
export const periodOf = (unit: "week" | "month", day: LocalDate): Period =>
  unit === "week" ? weekOf(startOfWeek(day)) : monthOf(monthStart(day));

/** Lists the periods that have names. */
export function namedPeriods(today: LocalDate) {
  const [monday, first] = [startOfWeek(today), monthStart(today)];
  return [
    { value: "last-week", label: "Last week", ...weekOf(addDays(monday, -7)) },
    { value: "this-week", label: "This week", ...weekOf(monday) },
    { value: "last-month", label: "Last month", ...monthOf(addMonths(first, -1)) },
    { value: "this-month", label: "This month", ...monthOf(first) },
  ] as const;
}

export const isSamePeriod = (a: Period, b: Period): boolean => a.from === b.from && a.to === b.to;

const isMonth = (period: Period) => isSamePeriod(period, periodOf("month", period.from));
const isWeek = (period: Period) => isSamePeriod(period, periodOf("week", period.from));

/** Names what a step goes by. */
export function unitOf(period: Period): string {
  if (isWeek(period)) return "week";
  return isMonth(period) ? "month" : "period";
}

/** The previous or next period. A month steps by months, any other period by its length. */
export function stepped(period: Period, by: -1 | 1): Period {
  if (isMonth(period)) return monthOf(addMonths(period.from, by));
  const length = daysBetween(period.from, period.to) + 1;
  return { from: addDays(period.from, by * length), to: addDays(period.to, by * length) };
}

/** The reason why the server would refuse a period; undefined for a valid one. */
export function problemOf({ from, to }: Period): string | undefined {
  if (to < from) return "The last day is before the first.";
  return daysBetween(from, to) < maxDays ? undefined : `Choose at most ${maxDays} days.`;
}
