import { invoiceNumber } from "@petcare/domain";
import { changesBetween } from "../../history/changes.ts";
import { type Author, historyWrite } from "../../history/history-row.ts";
import type { Db } from "../../table/client.ts";
import { type Invoice, invoiceItem, type Settlement } from "./invoice.ts";

/** Makes the writes of an invoice's next version and its history row. They are refused if that version exists. */
export function invoiceWrites(db: Db, before: Invoice, changed: Omit<Invoice, "version">, by: Author) {
  const after = { ...changed, version: before.version + 1 };
  const put = {
    Put: {
      TableName: db.table,
      Item: invoiceItem(after),
      ConditionExpression: "version = :read",
      ExpressionAttributeValues: { ":read": before.version },
    },
  };
  return { after, writes: [put, invoiceHistory(db, before, after, by)] };
}

/** Makes the history row of an invoice's version. */
export const invoiceHistory = (db: Db, before: Invoice | undefined, after: Invoice, by: Author) =>
  historyWrite(
    db,
    {
      entity: "invoice",
      entity_id: after.id,
      name: invoiceNumber(after.id),
      client_id: after.client_id,
      version: after.version,
      changes: changesBetween(before ? recordedInvoice(before) : {}, recordedInvoice(after), new Set()),
    },
    by,
  );

/** Picks the fields that the history records. Lines never change. Of the payments, which the ledger has, only the latest. */
export const recordedInvoice = ({
  client_id,
  status,
  period,
  due,
  note,
  void_reason,
  lines,
  sums,
  adjustments,
  settlements,
}: Invoice) => ({
  client_id,
  status,
  period_start: period.start,
  period_end: period.end,
  due,
  note,
  void_reason,
  visits: lines.length,
  total_cents: sums.total,
  paid_cents: sums.paid,
  adjustment: adjustments.at(-1)?.text,
  payment: paymentOf(settlements.findLast(({ kind }) => kind === "payment")),
});

const paymentOf = (payment: Settlement | undefined) =>
  payment && { entry_id: payment.entry_id, ...(payment.method !== undefined && { method: payment.method }) };
