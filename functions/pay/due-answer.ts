import type { AnswerOf, listDuePay } from "@petcare/contract";
import { documentsOf, type LocalDate, paySums, toDollars, totalOf } from "@petcare/domain";
import { type DueLine, paidLine, readDue, readPaidSince, readWalkerLedger, type WalkerLedger } from "@petcare/storage";
import { runtime, today } from "../shared/runtime.ts";
import { lineAnswer, sumsAnswer } from "./pay-answer.ts";

type Due = AnswerOf<typeof listDuePay>[number];

/** Reads a walker's due pay up to a day. */
export async function dueOf(walkerId: string, to: LocalDate): Promise<Due> {
  // Reads the number first: a run made meanwhile outdates it, so that nothing is paid twice.
  const ledger = await readWalkerLedger(runtime.db, walkerId);
  const [lines, paidOf] = await Promise.all([readDue(runtime.db, to, walkerId), paidThisYear()]);
  return dueAnswer(ledger, { lines, to }, paidOf);
}

/** Reads each walker's pay of this calendar year. */
export async function paidThisYear(): Promise<(walkerId: string) => Due["paid_this_year"]> {
  const firstDay = `${today().slice(0, 4)}-01-01` as LocalDate;
  const byWalker = Map.groupBy(await readPaidSince(runtime.db, firstDay), ({ walker_id }) => walker_id);
  return (walkerId) => {
    const runs = byWalker.get(walkerId) ?? [];
    return { times: runs.length, total: toDollars(totalOf(runs.map(({ sums }) => sums.total))) };
  };
}

export function dueAnswer(
  { walker_id, runs }: Pick<WalkerLedger, "walker_id" | "runs">,
  { lines, to }: { lines: readonly DueLine[]; to: LocalDate },
  paidOf: Awaited<ReturnType<typeof paidThisYear>>,
): Due {
  const sums = paySums(lines);
  const isPayable = lines.length > 0 && sums.total >= 0 && lines.every(({ cents }) => cents !== undefined);
  return {
    walker_id,
    n: runs,
    lines: lines.map((line) => ({
      ...lineAnswer(line),
      amount: line.cents === undefined ? null : toDollars(line.cents),
    })),
    sums: sumsAnswer(sums),
    runs: isPayable ? runsOf(lines, to) : [],
    paid_this_year: paidOf(walker_id),
  };
}

/** Splits lines into pay runs. The last run ends on the requested day. */
const runsOf = (lines: readonly DueLine[], to: LocalDate): Due["runs"] =>
  (documentsOf(lines.map(paidLine)) ?? []).map((run, index, { length }) => ({
    to: index + 1 < length ? (run.at(-1)?.date ?? to) : to,
    lines: run.length,
    total: toDollars(totalOf(run.map(({ cents }) => cents))),
  }));
