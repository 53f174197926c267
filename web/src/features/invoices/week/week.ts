import type { AnswerOf, BodyOf, closeWeek, getWeek } from "@petcare/contract";
import { addDays, type LocalDate, startOfWeek } from "@petcare/domain";
import { useSearchParams } from "react-router-dom";
import { isNearDate } from "../../../lib/format/near-date.ts";

type Week = AnswerOf<typeof getWeek>;
export type OpenWeek = Extract<Week, { state: "open" }>;
export type ClosedWeek = Extract<Week, { state: "closed" }>;

/** An item that is carried over, and why. */
export type Carried = BodyOf<typeof closeWeek>["carried"][number];

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

const isCarried = (carried: readonly Carried[], kind: Carried["kind"], id: string) =>
  carried.some((one) => one.kind === kind && one.id === id);

/** The overdue invoices that no reason was typed for. */
export const notCarried = (overdue: OpenWeek["overdue"], carried: readonly Carried[]) =>
  overdue.filter(({ id }) => !isCarried(carried, "invoice", id));

/** The six lists of an open week by what is left in each. What is carried over is not left. */
export function leftIn(
  { unfinished, unassigned, reports, to_bill, overdue, pay }: OpenWeek,
  carried: readonly Carried[],
) {
  return {
    unfinished: unfinished.length,
    unassigned: unassigned.length,
    reports: reports.length,
    to_bill: to_bill.length,
    overdue: notCarried(overdue, carried).length,
    pay: pay.filter(({ walker_id }) => !isCarried(carried, "pay", walker_id)).length,
  };
}

export type Left = ReturnType<typeof leftIn>;

/** Of the reasons that were typed, those of what is still in the lists: what was settled meanwhile needs none. */
export const carriedStill = ({ overdue, pay }: OpenWeek, carried: readonly Carried[]): Carried[] =>
  carried.filter(({ kind, id }) =>
    kind === "invoice" ? overdue.some((invoice) => invoice.id === id) : pay.some(({ walker_id }) => walker_id === id),
  );
