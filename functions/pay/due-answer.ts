import type { AnswerOf, listDuePay } from "@petcare/contract";
import { documentsOf, type LocalDate, paySums, toDollars, totalOf } from "@petcare/domain";
import { type DueLine, paidLine, readDue, readPaidSince, readWalkerLedger, type WalkerLedger } from "@petcare/storage";
import { runtime, today } from "../shared/runtime.ts";
import { lineAnswer, sumsAnswer } from "./pay-answer.ts";

type Due = AnswerOf<typeof listDuePay>[number];

/** Reads the pay that one walker is due up to a day. */
export async function dueOf(walkerId: string, to: LocalDate): Promise<Due> {
  // The number is read first: a run that is made meanwhile makes it an old one, and nothing is paid twice.
  const ledger = await readWalkerLedger(runtime.db, walkerId);
  const [lines, paidOf] = await Promise.all([readDue(runtime.db, to, walkerId), paidThisYear()]);
  return dueAnswer(ledger, { lines, to }, paidOf);
}

/** Reads what each walker was paid on days of this year. */
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

/** The pay runs that record these lines. The last one is up to the day that was asked for. */
const runsOf = (lines: readonly DueLine[], to: LocalDate): Due["runs"] =>
  (documentsOf(lines.map(paidLine)) ?? []).map((run, index, { length }) => ({
    to: index + 1 < length ? (run.at(-1)?.date ?? to) : to,
    lines: run.length,
    total: toDollars(totalOf(run.map(({ cents }) => cents))),
  }));
