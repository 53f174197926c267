import type { AnswerOf, getWeek } from "@petcare/contract";
import { invoiceNumber, soldAs, toDollars, type VisitRow, type WeekHeader } from "@petcare/domain";
import { readWeekRows } from "@petcare/storage";
import { runtime } from "../shared/runtime.ts";
import { closedWeekRow } from "./week-figures.ts";

type ClosedWeek = Extract<AnswerOf<typeof getWeek>, { state: "closed" }>;

/** Answers a closed week with its visits, as they were then. */
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
