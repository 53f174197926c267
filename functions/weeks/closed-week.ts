import type { AnswerOf, getWeek, listWeeks } from "@petcare/contract";
import {
  addDays,
  dollarsOf,
  invoiceNumber,
  type LocalDate,
  soldAs,
  startOfWeek,
  toDollars,
  type VisitRow,
  type WeekHeader,
} from "@petcare/domain";
import { readWeekRows } from "@petcare/storage";
import { invalidField } from "../shared/pipeline/app-error.ts";
import { runtime, today } from "../shared/runtime.ts";

type ClosedWeek = Extract<AnswerOf<typeof getWeek>, { state: "closed" }>;

/** @throws AppError invalid_input if the day is no Monday, or its week is not over */
export function checkWeek(monday: LocalDate): void {
  if (startOfWeek(monday) !== monday) throw invalidField("monday", "A week starts on a Monday.");
  if (addDays(monday, 6) >= today()) throw invalidField("monday", "This week is not over yet.");
}

/** Makes the answer of a closed week in a list. */
export const closedWeekRow = (header: WeekHeader): AnswerOf<typeof listWeeks>[number] => ({
  monday: header.monday,
  sunday: addDays(header.monday, 6),
  closed_at: new Date(header.closed_at).toISOString(),
  closed_by: header.closed_by,
  signed: header.signed,
  figures: dollarsOf(header.figures),
  counts: header.counts,
  carried: header.carried.map(({ cents, ...one }) => ({ ...one, amount: toDollars(cents) })),
});

/** Makes the answer of a closed week with its visits, as they were at closing. */
export async function closedWeek(header: WeekHeader): Promise<ClosedWeek> {
  const rows = await readWeekRows(runtime.db, header.monday);
  return { ...closedWeekRow(header), state: "closed", visits: rows.map(closedVisit) };
}

const closedVisit = (row: VisitRow): ClosedWeek["visits"][number] => ({
  visit_id: row.id,
  date: row.date,
  timeframe: row.timeframe,
  service_type: soldAs(row.service),
  client_id: row.client_id,
  walker_id: row.walker_id ?? null,
  status: row.status,
  billing: row.billing ?? null,
  charge: toDollars(row.charge),
  pay: toDollars(row.pay),
  invoice: row.invoice_id === undefined ? null : invoiceNumber(row.invoice_id),
});
