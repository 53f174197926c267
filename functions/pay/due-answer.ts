import type { AnswerOf, listDuePay } from "@petcare/contract";
import { cutIntoDocuments, type LocalDate, paySums, toDollars, totalOf } from "@petcare/domain";
import { type DueLine, paidLine, readDue, readPaidSince, readWalkerLedger, type WalkerLedger } from "@petcare/storage";
import { runtime, today } from "../shared/runtime.ts";
import { lineAnswer, sumsAnswer } from "./pay-answer.ts";

type Due = AnswerOf<typeof listDuePay>[number];

/** Reads the pay that one walker is due up to a day. */
export async function dueOf(walkerId: string, to: LocalDate): Promise<Due> {
  // The number is read first: a run that is made meanwhile makes it an old one, and nothing is paid twice.
  const ledger = await readWalkerLedger(runtime.db, walkerId);
  const [lines, paidOf] = await Promise.all([readDue(runtime.db, to, walkerId), paidThisYear()]);
  return dueAnswer(ledger, lines, paidOf);
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
  lines: readonly DueLine[],
  paidOf: Awaited<ReturnType<typeof paidThisYear>>,
): Due {
  const sums = paySums(lines);
  return {
    walker_id,
    n: runs,
    lines: lines.map((line) => ({
      ...lineAnswer(line),
      amount: line.cents === undefined ? null : toDollars(line.cents),
    })),
    sums: sumsAnswer(sums),
    runs: sums.total < 0 || lines.some(({ cents }) => cents === undefined) ? [] : runsOf(lines),
    paid_this_year: paidOf(walker_id),
  };
}

/** Adds up the pay runs that record these lines: one total each. */
const runsOf = (lines: readonly DueLine[]): number[] =>
  cutIntoDocuments(lines.map(paidLine)).documents.map((run) => toDollars(totalOf(run.map(({ cents }) => cents))));
