import type { Author } from "../../history/history-row.ts";
import type { Db } from "../../table/client.ts";
import { inParallel } from "../../table/in-parallel.ts";
import { changing, transact } from "../../table/transact.ts";
import type { ClientLedger } from "./client-ledger.ts";
import { type Invoice, readInvoice } from "./invoice.ts";
import { invoiceWrites } from "./invoice-writes.ts";
import { latestEntries } from "./read-invoices.ts";

/**
 * Changes each of a client's invoices, including void ones. It can be killed anywhere and repeated.
 *
 * @param changesOf undefined: this invoice does not change
 */
export async function changeEachInvoice(
  db: Db,
  account: ClientLedger,
  changesOf: (invoice: Invoice) => Partial<Pick<Invoice, "client_id" | "bill_to">> | undefined,
  by: Author,
): Promise<void> {
  for await (const entries of latestEntries(db, account)) {
    const ids = entries.flatMap(({ type, invoice_id }) => (type === "invoice" && invoice_id ? [invoice_id] : []));
    await inParallel(ids, (id) =>
      changing<Invoice, { invoice: Invoice; changes: Partial<Invoice> }, "written" | "unchanged">({
        what: `Invoice ${id}`,
        read: () => readInvoice(db, id),
        decide: (invoice) => {
          const changes = invoice && changesOf(invoice);
          return changes ? { change: { invoice, changes } } : { result: "unchanged" };
        },
        write: async ({ invoice, changes }) =>
          (await transact(db, invoiceWrites(db, invoice, { ...invoice, ...changes }, by).writes)).outcome,
      }),
    );
  }
}
