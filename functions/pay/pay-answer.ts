import type { AnswerOf, getPayRun, listDuePay, listPayRuns } from "@petcare/contract";
import { asServiceType, type LocalDate, type PaySums, paySums, toDollars, totalOf } from "@petcare/domain";
import {
  type DueLine,
  type PayRun,
  type PayRunHead,
  readDue,
  readPaidSince,
  readPayRun,
  readWages,
  type Wages,
} from "@petcare/storage";
import { AppError } from "../shared/pipeline/app-error.ts";
import { runtime, today } from "../shared/runtime.ts";

type Due = AnswerOf<typeof listDuePay>[number];
type Row = AnswerOf<typeof listPayRuns>[number];
type Line = Omit<DueLine, "walker_id">;

export const payRunNotFound = () => new AppError("not_found", "This pay was not found.");

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

/** A pay run as it stands in lists. */
export const payRunRow = ({
  id,
  walker_id,
  period,
  paid_on,
  method,
  created_at,
  sums,
  status,
  version,
}: PayRunHead): Row => ({
  id,
  walker_id,
  period,
  paid_on,
  method,
  version,
  // One that is being made is in no list.
  status: status === "undone" ? "undone" : "paid",
  created_at: new Date(created_at).toISOString(),
  sums: sumsAnswer(sums),
});

/** All of a pay run. */
export const payRunDocument = (run: PayRun): AnswerOf<typeof getPayRun> => ({
  ...payRunRow(run),
  made_by: run.made_by,
  paid_to: run.paid_to,
  note: run.note ?? null,
  lines: run.lines.map((line) => ({ ...lineAnswer(line), amount: toDollars(line.cents) })),
});

const lineAnswer = ({ kind, id, date, client_id, timeframe, service, pet_names = [], cancelled }: Line) => ({
  kind,
  id,
  date,
  client_id,
  timeframe: timeframe ?? null,
  // Older visits may have a service that is no longer sold.
  service_type: kind === "visit" ? (asServiceType(service ?? "") ?? "other") : null,
  pet_names,
  cancelled: cancelled ?? false,
});

const sumsAnswer = ({ visits, work, tips, corrections, total }: PaySums): Due["sums"] => ({
  visits,
  work: toDollars(work),
  tips: toDollars(tips),
  corrections: toDollars(corrections),
  total: toDollars(total),
});
