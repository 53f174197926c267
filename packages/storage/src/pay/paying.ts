import { type LocalDate, paySums } from "@petcare/domain";
import type { Db } from "../table/client.ts";
import type { Writes } from "../table/transact.ts";
import { visitsAtOnce } from "../table/visits-at-once.ts";
import { claim } from "./claims.ts";
import { dueLine, type Payable, type PayLine, type PlannedPay } from "./due.ts";
import { type PayRun, payRunHistory, payRunItem } from "./pay-run.ts";
import { type Wages, wagesWrite } from "./wages.ts";

/** A pay run whose making is not finished. Before the first step `done` is 0 and there is no item. */
export type InPaying = PayRun & { status: "making"; plan: NonNullable<PayRun["plan"]>; done: number };

export const isInPaying = (run: PayRun): run is InPaying => run.status === "making";

/** The lines that the next step takes, as they were seen. */
export const nextPlanned = ({ plan, done }: InPaying): PlannedPay[] => plan.lines.slice(done, done + visitsAtOnce);

/**
 * The transaction of one step: it takes up to 90 visits and extras, and appends their lines. The last one lists the run. So
 * a run of up to 90 lines is made whole, or not at all.
 *
 * @param payables of nextPlanned, those that can be paid
 * @param begins for the first step: what tells the request that begins the run
 */
export function payingWrites(
  db: Db,
  before: InPaying,
  payables: readonly Payable[],
  wages: Wages,
  begins?: { request_hash: string },
): Writes {
  const { plan, done, id } = before;
  const after = stepped(before, payables);
  const isLast = !isInPaying(after);
  return [
    {
      Put: {
        TableName: db.table,
        Item: payRunItem(after),
        ...(begins ? { ConditionExpression: "attribute_not_exists(pk)" } : stillAt(done)),
      },
    },
    ...(begins || isLast ? [wagesWrite(db, wages, wagesAfter(wages, after, begins))] : []),
    ...(isLast ? [payRunHistory(db, undefined, after, plan.by)] : []),
    ...payables.map((payable) => claim(db, id, payable)),
  ];
}

const stillAt = (done: number) => ({
  ConditionExpression: "#status = :making AND done = :done",
  ExpressionAttributeNames: { "#status": "status" },
  ExpressionAttributeValues: { ":making": "making", ":done": done },
});

/** The run with the lines of one more step; finished where it was the last one. */
function stepped(run: InPaying, payables: readonly Payable[]): PayRun {
  const lines = [...run.lines, ...payables.map(lineOf)];
  const done = run.done + nextPlanned(run).length;
  const sums = paySums(lines);
  const period = { ...run.period, start: firstDay(lines, run.period.end) };
  if (done < run.plan.lines.length) return { ...run, lines, done, sums, period };
  const { plan, done: _, ...rest } = { ...run, lines, sums, period };
  // What others changed meanwhile is left out. What then remains below $0.00 is paid to nobody, and due again.
  if (sums.total >= 0 && lines.length > 0) return { ...rest, status: "paid" };
  const undone = { ...rest, status: "undone" as const, undone_at: plan.by.at };
  return lines.length > 0 ? { ...undone, left: lines.length } : undone;
}

const firstDay = (lines: readonly PayLine[], end: LocalDate): LocalDate =>
  lines.reduce((first, { date }) => (date < first ? date : first), end);

function lineOf(payable: Payable): PayLine {
  const { walker_id, cents = 0, ...line } = dueLine(payable);
  return { ...line, cents };
}

function wagesAfter(
  { version, pending, ...wages }: Wages,
  run: PayRun,
  begins: { request_hash: string } | undefined,
): Omit<Wages, "version"> {
  const isFinished = run.status !== "making" && run.left === undefined;
  return {
    ...wages,
    ...(begins && { runs: wages.runs + 1, last: begins.request_hash }),
    ...(!isFinished && { pending: run.id }),
  };
}
