import type { Author } from "../../history/history-row.ts";
import type { Db } from "../../table/client.ts";
import { editExpression } from "../../table/edit-expression.ts";
import { invoiceKey } from "../../table/keys.ts";
import { transact } from "../../table/transact.ts";
import { type Invoice, listKeys, readInvoice } from "./invoice.ts";
import { invoiceHistory } from "./invoice-writes.ts";
import type { InvoiceAct } from "./void-invoice.ts";

/** An absent field does not change; an undefined note is removed. */
export type InvoiceChanges = Partial<Pick<Invoice, "due" | "note">>;

/**
 * Changes an invoice's due date or note. A void invoice does not change. A repeated request makes no new version.
 */
export async function changeInvoice(
  db: Db,
  id: string,
  { version, changes, by }: { version: number; changes: InvoiceChanges; by: Author },
): Promise<InvoiceAct> {
  const invoice = await readInvoice(db, id);
  if (!invoice) return { outcome: "missing" };
  if (invoice.status === "void") return { outcome: "conflict", invoice };
  const after = { ...invoice, ...changes };
  if (after.due === invoice.due && after.note === invoice.note) return { outcome: "done", invoice };
  if (invoice.version !== version) return { outcome: "conflict", invoice };
  const changed = { ...after, version: version + 1 };
  const { outcome } = await transact(db, [
    {
      Update: {
        TableName: db.table,
        Key: invoiceKey(id),
        ...editExpression({ ...changes, ...listKeys(changed) }, { version }),
      },
    },
    invoiceHistory(db, invoice, changed, by),
  ]);
  // Another request was first.
  if (outcome === "refused") return changeInvoice(db, id, { version, changes, by });
  return { outcome: "done", invoice: changed };
}
