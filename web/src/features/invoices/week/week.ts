import type { AnswerOf, getWeek } from "@petcare/contract";
import { addDays, type LocalDate, startOfWeek } from "@petcare/domain";
import { useSearchParams } from "react-router-dom";
import { isNearDate } from "../../../lib/format/near-date.ts";

type Week = AnswerOf<typeof getWeek>;
export type OpenWeek = Extract<Week, { state: "open" }>;
export type ClosedWeek = Extract<Week, { state: "closed" }>;

/** Gives the address where a week is closed, or shown once it is. */
export const weekPath = (monday: LocalDate): string => `/admin/invoices/close?${new URLSearchParams({ week: monday })}`;

/** The week that the address names, ?week=2026-11-09; the last one that is over where it names none. */
export function useWeekInAddress(today: LocalDate) {
  const [params, setParams] = useSearchParams();
  const last = addDays(startOfWeek(today), -7);
  const requested = params.get("week");
  const monday = isNearDate(requested) && startOfWeek(requested) < last ? startOfWeek(requested) : last;
  return {
    monday,
    isLast: monday === last,
    step: (by: -1 | 1) => setParams({ week: addDays(monday, 7 * by) }),
  };
}

/** How much is left in each of the six lists of an open week. */
export const leftIn = ({ unfinished, unassigned, reports, to_bill, overdue, pay }: OpenWeek) => ({
  unfinished: unfinished.length,
  unassigned: unassigned.length,
  reports: reports.length,
  to_bill: to_bill.length,
  overdue: overdue.length,
  pay: pay.length,
});
