import type { AnswerOf, getPayRun, listDuePay, listPayRuns } from "@petcare/contract";
import { asServiceType, type LocalDate, type PaySums, paySums, toDollars } from "@petcare/domain";
import { type DueLine, type PayRun, type PayRunHead, readDue, readWages } from "@petcare/storage";
import { AppError } from "../shared/pipeline/app-error.ts";
import { runtime } from "../shared/runtime.ts";

type Due = AnswerOf<typeof listDuePay>[number];
type Row = AnswerOf<typeof listPayRuns>[number];
type Line = Omit<DueLine, "walker_id">;

export const payRunNotFound = () => new AppError("not_found", "This pay was not found.");

/** What one walker is due up to a day. */
export async function dueOf(walkerId: string, to: LocalDate): Promise<Due> {
  // The number is read first: a run that is made meanwhile makes it an old one, and nothing is paid twice.
  const { runs } = await readWages(runtime.db, walkerId);
  return dueAnswer(walkerId, runs, await readDue(runtime.db, to, walkerId));
}

export const dueAnswer = (walker_id: string, n: number, lines: readonly DueLine[]): Due => ({
  walker_id,
  n,
  lines: lines.map((line) => ({
    ...lineAnswer(line),
    amount: line.cents === undefined ? null : toDollars(line.cents),
  })),
  sums: sumsAnswer(paySums(lines)),
});

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
