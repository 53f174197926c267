import type { AnswerOf, getWeek } from "@petcare/contract";
import {
  changedLater,
  invoiceNumber,
  isIntact,
  soldAs,
  toDollars,
  type VisitRow,
  visitRows,
  type WeekHeader,
} from "@petcare/domain";
import { readWeek, readWeekRows, sha256 } from "@petcare/storage";
import { runtime, today } from "../shared/runtime.ts";
import { closedWeekRow, figuresAnswer } from "./week-figures.ts";

type ClosedWeek = Extract<AnswerOf<typeof getWeek>, { state: "closed" }>;

/** Answers the record of a closed week, and what changed later. */
export async function closedWeek(header: WeekHeader): Promise<ClosedWeek> {
  const [rows, now] = await Promise.all([
    readWeekRows(runtime.db, header.monday),
    readWeek(runtime.db, header.monday, today()),
  ]);
  const { by, visits } = changedLater(rows, now.rows);
  return {
    ...closedWeekRow(header),
    state: "closed",
    hash: header.hash,
    intact: isIntact(header, rows, sha256),
    visits: visitRows(rows).map(keptVisit),
    invoices: rows
      .filter((row) => row.kind === "invoice")
      .map(({ id, client_id, status, total, paid }) => ({
        id,
        number: invoiceNumber(id),
        client_id,
        status,
        total: toDollars(total),
        paid: toDollars(paid),
      })),
    pay_runs: rows
      .filter((row) => row.kind === "pay_run")
      .map(({ id, walker_id, paid_on, total }) => ({ id, walker_id, paid_on, amount: toDollars(total) })),
    reports: rows
      .filter((row) => row.kind === "report")
      .map(({ id, date, client_id, walker_id, cents }) => ({
        id,
        date,
        client_id,
        walker_id,
        amount: toDollars(cents),
      })),
    later: {
      by: figuresAnswer(by),
      visits: visits.map(({ id, was, is }) => ({
        visit_id: id,
        was: was ? keptVisit(was) : null,
        is: is ? keptVisit(is) : null,
      })),
    },
  };
}

const keptVisit = (row: VisitRow): ClosedWeek["visits"][number] => ({
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
  invoice_id: row.invoice_id ?? null,
});
