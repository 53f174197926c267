import type { AnswerOf, getPayRun, listPayRuns } from "@petcare/contract";
import { dollarsOf, type PaySums, soldAs, toDollars } from "@petcare/domain";
import type { DueLine, PayRun, PayRunHead } from "@petcare/storage";
import { AppError } from "../shared/pipeline/app-error.ts";

type Row = AnswerOf<typeof listPayRuns>[number];
type Line = Omit<DueLine, "walker_id">;

export const payRunNotFound = () => new AppError("not_found", "This pay was not found.");

/** Makes the answer of a pay run in a list. */
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
  ...{ id, walker_id, period, paid_on, method, version, status },
  created_at: new Date(created_at).toISOString(),
  sums: sumsAnswer(sums),
});

/** Makes the answer of a whole pay run. */
export const payRunDocument = (run: PayRun): AnswerOf<typeof getPayRun> => ({
  ...payRunRow(run),
  made_by: run.made_by,
  paid_to: run.paid_to,
  note: run.note ?? null,
  lines: run.lines.map((line) => ({ ...lineAnswer(line), amount: toDollars(line.cents) })),
});

/** Makes the answer of a line without its amount. */
export const lineAnswer = ({ kind, id, date, client_id, timeframe, service, pet_names = [], cancelled }: Line) => ({
  kind,
  id,
  date,
  client_id,
  timeframe: timeframe ?? null,
  service_type: kind === "visit" ? soldAs(service ?? "") : null,
  pet_names,
  cancelled: cancelled ?? false,
});

export const sumsAnswer = ({ visits, ...sums }: PaySums): Row["sums"] => ({ visits, ...dollarsOf(sums) });
