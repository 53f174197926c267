import {
  type AnswerOf,
  type BodyOf,
  type closeWeek,
  type getWeek,
  type listDuePay,
  payWalker,
} from "@petcare/contract";
import { addDays, type LocalDate, startOfWeek } from "@petcare/domain";
import { useSearchParams } from "react-router-dom";
import { call } from "../../../lib/api/api.ts";
import { payBodies } from "../../../lib/api/pay-bodies.ts";
import { sumDollars } from "../../../lib/format/dollars.ts";
import { isNearDate } from "../../../lib/format/near-date.ts";
import { count } from "../../../lib/format/words.ts";

type Week = AnswerOf<typeof getWeek>;
export type OpenWeek = Extract<Week, { state: "open" }>;
export type ClosedWeek = Extract<Week, { state: "closed" }>;

/** An invoice or a walker's pay that is carried over, with the reason. */
export type Carried = BodyOf<typeof closeWeek>["carried"][number];

/** The names of the dialogs in the address. Those that edit and cancel a visit are every screen's. */
export const weekDialogs = ["complete", "edit", "cancel", "carry", "pay-all", "sign"] as const;
export type WeekDialog = (typeof weekDialogs)[number];

/** The address of a week, open or closed. */
export const weekPath = (monday: LocalDate): string => `/admin/invoices/close?${new URLSearchParams({ week: monday })}`;

/** The week in the address, ?week=2026-11-09. The latest that is over by default. */
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

/** The overdue invoices that are not carried over. */
export const notCarried = (overdue: OpenWeek["overdue"], carried: readonly Carried[]) =>
  overdue.filter(({ id }) => !carried.some((one) => one.kind === "invoice" && one.id === id));

/** Drops the reasons for what was settled meanwhile. */
export const stillCarried = ({ overdue, pay }: OpenWeek, carried: readonly Carried[]): Carried[] =>
  carried.filter(({ kind, id }) =>
    kind === "invoice" ? overdue.some((invoice) => invoice.id === id) : pay.some(({ walker_id }) => walker_id === id),
  );

export type Due = AnswerOf<typeof listDuePay>[number];
type PayDetails = Pick<BodyOf<typeof payWalker>, "paid_on" | "method" | "note">;

/** Adds up what walkers are paid together, in dollars. */
export const sumOf = (due: readonly Due[]): number => sumDollars(due.map(({ sums }) => sums.total));

/** Says why a walker cannot be paid with the others; undefined if nothing prevents it. */
export function obstacleOf({ lines, sums, runs }: Due): string | undefined {
  const unknown = lines.filter(({ amount }) => amount === null).length;
  if (unknown > 0) return `${count(unknown, "visit")} without a pay yet`;
  if (sums.total < 0) return "stays due, and the next work is set against it";
  return runs.length === 0 ? "to be paid up to an earlier day first" : undefined;
}

/** Marks walkers as paid one after the other, up to the first failure. Sending again pays no one twice. */
export async function payEach(due: readonly Due[], how: PayDetails, onPaid: (walkerId: string) => void): Promise<void> {
  for (const one of due) {
    for (const body of payBodies(one, how)) await call(payWalker, { body });
    onPaid(one.walker_id);
  }
}
