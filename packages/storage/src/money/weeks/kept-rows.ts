import {
  type Carried,
  type InvoiceRow,
  type PayRunRow,
  type RowFigures,
  visitRows,
  type WeekCounts,
  type WeekRow,
} from "@petcare/domain";
import { payRunKey } from "../../table/account-keys.ts";
import type { Db } from "../../table/client.ts";
import { invoiceKey } from "../../table/keys.ts";
import { batchGet } from "../../table/query.ts";
import { type Invoice, invoiceFrom } from "../invoices/invoice.ts";
import { type PayRun, payRunFrom } from "../pay/pay-run.ts";
import type { WeekNow } from "./read-week.ts";

/** All that a closed week keeps. */
export interface Kept {
  rows: WeekRow[];
  figures: RowFigures;
  counts: WeekCounts;
  carried: Carried[];
}

/** The rows of a week with the invoices and pay runs that they name, and the invoices that are carried over. */
export async function readKept(db: Db, week: WeekNow, carried: Carried[]): Promise<Kept> {
  const visits = visitRows(week.rows);
  const named = visits.flatMap(({ invoice_id }) => invoice_id ?? []);
  const overdue = carried.filter(({ kind }) => kind === "invoice").map(({ id }) => id);
  const [invoices, runs] = await Promise.all([
    batchGet(db, each([...named, ...overdue]).map(invoiceKey), { consistent: true }),
    batchGet(db, each(week.rows.flatMap(runOf)).map(payRunKey), { consistent: true }),
  ]);
  const work = visits.filter(({ billing }) => billing !== undefined);
  return {
    rows: [
      ...week.rows,
      ...invoices.map(invoiceFrom).map(invoiceRow).sort(byId),
      ...runs.map(payRunFrom).map(payRunRow).sort(byId),
    ],
    figures: week.figures,
    counts: {
      visits: visits.length,
      completed: work.filter(({ status }) => status === "completed").length,
      cancellations: work.filter(({ status }) => status === "cancelled").length,
      written_off: work.filter(({ billing }) => billing === "written-off").length,
      invoices: new Set(named).size,
      pay_runs: runs.length,
    },
    carried,
  };
}

const each = (ids: readonly string[]) => [...new Set(ids)];

const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);

const runOf = (row: WeekRow) => (row.kind === "invoice" || row.kind === "pay_run" ? [] : (row.pay_run_id ?? []));

const invoiceRow = ({ id, client_id, status, due, sums }: Invoice): InvoiceRow => ({
  kind: "invoice",
  id,
  client_id,
  status,
  due,
  total: sums.total,
  paid: sums.paid,
  ...(sums.tax !== undefined && { tax: sums.tax }),
});

const payRunRow = ({ id, walker_id, paid_on, sums }: PayRun): PayRunRow => ({
  kind: "pay_run",
  id,
  walker_id,
  paid_on,
  total: sums.total,
});
