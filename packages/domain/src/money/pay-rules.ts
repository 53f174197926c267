import { sortedJson } from "../closing/sorted-json.ts";
import { type BrokenRule, brokenOf } from "../invoicing/book-fault.ts";
import { type Cents, totalOf } from "../money.ts";
import type { VisitStatus } from "../visit-life.ts";
import { type PayKind, type PaySums, paySums } from "./pay-sums.ts";

/** A pay run as it is stored, as far as its own equations are concerned. */
export interface ProvablePayRun {
  id: string;
  status: "making" | "paid" | "undone";
  lines: readonly { kind: PayKind; cents: Cents }[];
  sums: PaySums;
  /** While it is being undone: how many of its lines, the last ones, are still to be released. */
  left?: number | undefined;
}

/** What does not hold of a pay run by itself. */
export const brokenInPayRun = ({ lines, sums }: ProvablePayRun): BrokenRule[] =>
  brokenOf("sums", [[sortedJson(sums) === sortedJson(paySums(lines)), "Its lines do not make its sums"]]);

/** The lines that a run stands for: none of an undone one, but for those still to be released. */
export const standingLines = <Line>(run: { status: string; lines: readonly Line[]; left?: number | undefined }) =>
  run.status === "undone" ? run.lines.slice(run.lines.length - (run.left ?? 0)) : run.lines;

/** What a walker's pay runs, visits and extras come to, added one by one. */
export interface PaySide {
  runs: number;
  /** Ids of the runs that are being made or undone. */
  unfinished: readonly string[];
  paid: Cents;
  due: Cents;
  earned: Cents;
}

export const noPay: PaySide = { runs: 0, unfinished: [], paid: 0, due: 0, earned: 0 };

/** What is known of a walker's pay with one more of the pay runs. */
export function withPayRun(known: PaySide, run: ProvablePayRun): PaySide {
  const isUnfinished = run.status === "making" || run.left !== undefined;
  return {
    ...known,
    runs: known.runs + 1,
    unfinished: isUnfinished ? [...known.unfinished, run.id] : known.unfinished,
    paid: known.paid + totalOf(standingLines(run).map(({ cents }) => cents)),
  };
}

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
export function withExtra(
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
export function brokenInPay(wages: { runs: number; pending?: string | undefined }, side: PaySide): BrokenRule[] {
  const waits = wages.pending === undefined ? [] : [wages.pending];
  return brokenOf("pay", [
    [wages.runs === side.runs, `It counts ${wages.runs} pay runs, and there are ${side.runs}`],
    [sortedJson(side.unfinished) === sortedJson(waits), "It does not wait for its unfinished run"],
    [side.paid + side.due === side.earned, "What was paid and what is due are not what was earned"],
  ]);
}
