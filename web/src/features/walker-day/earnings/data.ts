import { type AnswerOf, myEstimatedEarnings } from "@petcare/contract";
import { addDays, daysBetween, endOfWeek, type LocalDate, startOfWeek } from "@petcare/domain";
import { useRead } from "../../../lib/api/use-read.ts";
import { isNearDate } from "../../../lib/format/near-date.ts";

/** The ranges of docs/product/earnings.md#the-answer, by their names in the address. */
export const ranges = [
  { value: "week", label: "This week" },
  { value: "7-days", label: "Last 7 days" },
  { value: "30-days", label: "Last 30 days" },
  { value: "custom", label: "Custom" },
] as const;

type RangeName = (typeof ranges)[number]["value"];

/** A range of days, both included. */
export interface Days {
  first: LocalDate;
  last: LocalDate;
}

/** The longest range that the server takes, in days. */
const maxDays = 366;

/** The days of each range but custom. The last 7 or 30 days end with today. */
export function daysOf(range: Exclude<RangeName, "custom">, today: LocalDate): Days {
  if (range === "week") return { first: startOfWeek(today), last: endOfWeek(today) };
  return { first: addDays(today, range === "7-days" ? -6 : -29), last: today };
}

export interface RequestedRange {
  range: RangeName;
  /** The dates of a custom range, both included; '' if not chosen. */
  from: LocalDate | "";
  to: LocalDate | "";
  /** The days to show. Undefined for a custom range with a missing or a wrong date. */
  days: Days | undefined;
  /** The problem with the end date. */
  problem?: string;
}

/**
 * Reads the range from the address: ?range=30-days, or ?range=custom&from=2026-11-01&to=2026-11-15. By default it is this
 * week.
 */
export function requestedRange(params: URLSearchParams, today: LocalDate): RequestedRange {
  const range = ranges.find(({ value }) => value === params.get("range"))?.value ?? "week";
  if (range !== "custom") return { range, from: "", to: "", days: daysOf(range, today) };
  const [from, to] = [dateIn(params, "from"), dateIn(params, "to")];
  const requested = { range, from, to, days: undefined };
  if (!from || !to) return requested;
  if (to < from) return { ...requested, problem: "The end date is before the start date." };
  if (daysBetween(from, to) >= maxDays) return { ...requested, problem: `Please choose at most ${maxDays} days.` };
  return { ...requested, days: { first: from, last: to } };
}

function dateIn(params: URLSearchParams, name: string): LocalDate | "" {
  const date = params.get(name);
  return isNearDate(date) ? date : "";
}

export type Earnings = AnswerOf<typeof myEstimatedEarnings>;

export const useEarnings = ({ first, last }: Days) =>
  useRead(myEstimatedEarnings, { query: { start: first, end: addDays(last, 1) } });
