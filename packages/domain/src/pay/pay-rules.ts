import { type BrokenRule, brokenOf } from "../book-fault.ts";
import { type Cents, totalOf } from "../money.ts";
import { sortedJson } from "../sorted-json.ts";
import type { VisitStatus } from "../visit-life.ts";
import { type PayKind, type PaySums, paySums } from "./pay-sums.ts";

/** A pay run as it is stored, as far as its own equations are concerned. */
export interface PayRunTotals {
  status: "paid" | "undone";
  lines: readonly { kind: PayKind; cents: Cents }[];
  sums: PaySums;
}

/** What does not hold of a pay run by itself. */
export const faultsOfPayRun = ({ lines, sums }: PayRunTotals): BrokenRule[] =>
  brokenOf("sums", [[sortedJson(sums) === sortedJson(paySums(lines)), "Its lines do not make its sums"]]);

/** The lines that a run stands for: none of an undone one. */
export const standingLines = <Line>({ status, lines }: { status: string; lines: readonly Line[] }) =>
  status === "undone" ? [] : lines;

/** What a walker's pay runs, visits and extras come to, added one by one. */
export interface PaySide {
  runs: number;
  paid: Cents;
  due: Cents;
  earned: Cents;
}

export const noPay: PaySide = { runs: 0, paid: 0, due: 0, earned: 0 };

/** What is known of a walker's pay with one more of the pay runs. */
export const withPayRun = (known: PaySide, run: PayRunTotals): PaySide => ({
  ...known,
  runs: known.runs + 1,
  paid: known.paid + totalOf(standingLines(run).map(({ cents }) => cents)),
});

/** @param visit `isDue`: the list of what is due has it */
export function withEarning(
  known: PaySide,
  visit: { status: VisitStatus; pay_cents?: Cents | undefined; isDue: boolean },
): PaySide {
  const { status, pay_cents = 0, isDue } = visit;
  const isDone = status === "completed" || status === "cancelled";
  return { ...known, earned: known.earned + (isDone ? pay_cents : 0), due: known.due + (isDue ? pay_cents : 0) };
}

/** A correction is no earning: it takes what was paid for a visit before off the next pay. */
export function withPayAdjustment(
  known: PaySide,
  { kind, cents, pay_run_id }: { kind: PayKind; cents: Cents; pay_run_id?: string | undefined },
): PaySide {
  return {
    ...known,
    earned: known.earned + (kind === "tip" ? cents : 0),
    due: known.due + (pay_run_id === undefined ? cents : 0),
  };
}

/** What does not hold of a walker's pay. See docs/product/pay.md#what-always-holds. */
export const faultsOfPay = (ledger: { runs: number }, side: PaySide): BrokenRule[] =>
  brokenOf("pay", [
    [ledger.runs === side.runs, `It counts ${ledger.runs} pay runs, and there are ${side.runs}`],
    [side.paid + side.due === side.earned, "What was paid and what is due are not what was earned"],
  ]);
