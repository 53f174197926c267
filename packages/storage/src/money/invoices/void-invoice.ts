import type { Db } from "../../table/client.ts";
import { changing, transact } from "../../table/transact.ts";
import { readVisitsNow } from "./billed-visits.ts";
import type { ClientLedger } from "./client-ledger.ts";
import { type Invoice, readInvoice } from "./invoice.ts";
import { readSettledLedger } from "./merge-accounts.ts";
import { type Voiding, voidingWrites } from "./voiding.ts";

export type InvoiceAct =
  | { outcome: "done"; invoice: Invoice }
  /** It has changed since it was read. Nothing was written. */
  | { outcome: "conflict"; invoice: Invoice }
  | { outcome: "missing" };

/**
 * Voids an invoice: its visits are unbilled again, and its payments become the client's credit. A void one does not change.
 *
 * @param version the version that the owner saw
 */
export function voidInvoice(
  db: Db,
  id: string,
  { version, ...voiding }: Voiding & { version: number },
): Promise<InvoiceAct> {
  return changing<InvoiceState, InvoiceState, InvoiceAct>({
    what: `Invoice ${id}`,
    read: () => readInvoiceState(db, id),
    decide: (state) => {
      if (!state) return { result: { outcome: "missing" } };
      const { invoice } = state;
      if (invoice.status === "void") return { result: { outcome: "done", invoice } };
      return invoice.version === version ? { change: state } : { result: { outcome: "conflict", invoice } };
    },
    write: async ({ invoice, account }) => {
      const visits = await readVisitsNow(
        db,
        invoice.lines.map(({ visit_id }) => visit_id),
      );
      const { after, writes } = voidingWrites(db, invoice, visits, account, voiding);
      const { outcome } = await transact(db, writes);
      return outcome === "refused" ? outcome : { outcome: "done", invoice: after };
    },
  });
}

interface InvoiceState {
  invoice: Invoice;
  account: ClientLedger;
}

/** Reads an invoice and its client's ledger, after finishing a merge. */
async function readInvoiceState(db: Db, id: string): Promise<InvoiceState | undefined> {
  for (let known = await readInvoice(db, id); known; ) {
    const account = await readSettledLedger(db, known.client_id);
    const invoice = await readInvoice(db, id);
    if (invoice?.client_id === account.client_id) return { invoice, account };
    known = invoice;
  }
  return undefined;
}
