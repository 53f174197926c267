import { addDays, type BookedInvoice, type BookedWork, type Books, chargeOf, type Period } from "@petcare/domain";
import { readStoredIn } from "../../schedules/read-visits-in.ts";
import { type Visit, visitFrom } from "../../schedules/visit.ts";
import type { Db } from "../../table/client.ts";
import { invoiceKey } from "../../table/keys.ts";
import { batchGet, type Item, queryList } from "../../table/query.ts";
import { visitId } from "../../table/visit-id.ts";
import { invoiceFrom } from "../invoices/invoice.ts";
import { type InvoiceHead, readOpenInvoices, readSettledInvoices } from "../invoices/read-invoices.ts";

/**
 * Reads the books of a period: the calendar, the list of unbilled work, and the invoices, which are stored separately. An index
 * lags behind its table, so a difference may be gone when it is read again.
 *
 * @param period local days, both included
 */
export async function readPeriodBooks(
  db: Db,
  period: Period,
): Promise<Books & { stored: Visit[]; open: InvoiceHead[] }> {
  const [stored, work, open, settled] = await Promise.all([
    readStoredVisits(db, period),
    queryList(db, { IndexName: "money" }, "WORK", { first: "BILL#", last: "BILL$" }),
    readOpenInvoices(db),
    readSettledInvoices(db, period.start, period.end),
  ]);
  const listed = [...open, ...settled].map(bookedInvoice);
  const visits = stored.map((visit): BookedWork => ({ ...visit, id: visitId(visit) }));
  const known = new Set(listed.map(({ id }) => id));
  const others = [...new Set(visits.flatMap(({ invoice_id }) => invoice_id ?? []))].filter((id) => !known.has(id));
  return {
    period,
    stored,
    open,
    visits,
    toBill: work.flatMap((item) => workOf(item, period)),
    invoices: [...listed, ...(await readOthers(db, others))],
  };
}

/** Reads a period's stored visits from the calendar's index. */
export const readStoredVisits = (db: Db, { start, end }: Period): Promise<Visit[]> =>
  readStoredIn(db, { from: start, to: addDays(end, 1) });

function workOf(item: Item, { start, end }: Period): Books["toBill"] {
  const visit = visitFrom(item);
  return visit.date >= start && visit.date <= end ? [{ id: visitId(visit), cents: chargeOf(visit) }] : [];
}

/** Reads the invoices that are in neither list of the period. */
async function readOthers(db: Db, ids: string[]): Promise<BookedInvoice[]> {
  const items = await batchGet(db, ids.map(invoiceKey), { consistent: true });
  return items.map(invoiceFrom).map(bookedInvoice);
}

/** Picks the fields of an invoice for the equation. */
export const bookedInvoice = ({
  id,
  period,
  status,
  sums,
}: Pick<InvoiceHead, "id" | "period" | "status" | "sums">): BookedInvoice => ({
  id,
  period,
  isVoid: status === "void",
  adjustments: sums.adjustments,
  tax: sums.tax,
  total: sums.total,
  lines: sums.lines,
  days: sums.days,
});
