import type { AnswerOf, listDuePay } from "@petcare/contract";
import { type LocalDate, paySums, toDollars, totalOf } from "@petcare/domain";
import { type DueLine, type PayRun, readDue, readPaidSince, readPayRun, readWages, type Wages } from "@petcare/storage";
import { runtime, today } from "../shared/runtime.ts";
import { lineAnswer, sumsAnswer } from "./pay-answer.ts";

type Due = AnswerOf<typeof listDuePay>[number];

/** What one walker is due up to a day. */
export async function dueOf(walkerId: string, to: LocalDate): Promise<Due> {
  // The number is read first: a run that is made meanwhile makes it an old one, and nothing is paid twice.
  const wages = await readWages(runtime.db, walkerId);
  const [lines, paidOf] = await Promise.all([readDue(runtime.db, to, walkerId), paidThisYear()]);
  return dueAnswer(wages, lines, paidOf);
}

/** What each walker was paid on days of this year. */
export async function paidThisYear(): Promise<(walkerId: string) => Due["paid_this_year"]> {
  const firstDay = `${today().slice(0, 4)}-01-01` as LocalDate;
  const byWalker = Map.groupBy(await readPaidSince(runtime.db, firstDay), ({ walker_id }) => walker_id);
  return (walkerId) => {
    const runs = byWalker.get(walkerId) ?? [];
    return { times: runs.length, total: toDollars(totalOf(runs.map(({ sums }) => sums.total))) };
  };
}

type Holder = Pick<Wages, "walker_id" | "runs" | "pending">;

export const dueAnswer = async (
  { walker_id, runs, pending }: Holder,
  lines: readonly DueLine[],
  paidOf: Awaited<ReturnType<typeof paidThisYear>>,
): Promise<Due> => ({
  walker_id,
  n: runs,
  lines: lines.map((line) => ({
    ...lineAnswer(line),
    amount: line.cents === undefined ? null : toDollars(line.cents),
  })),
  sums: sumsAnswer(paySums(lines)),
  unfinished: pending === undefined ? null : unfinishedPart(await readPayRun(runtime.db, pending)),
  paid_this_year: paidOf(walker_id),
});

/** How far a pay run is that is being made, or undone; null where it has been finished since. */
function unfinishedPart(run: PayRun | undefined): Due["unfinished"] {
  if (!run) return null;
  const { id, lines, plan, done = 0, left } = run;
  if (plan) return { id, doing: "making", done, of: plan.lines.length };
  return left === undefined ? null : { id, doing: "undoing", done: lines.length - left, of: lines.length };
}
