import { invoiceSums, type LocalDate, sumsAfter, voided } from "@petcare/domain";
import type { Visit } from "../bookings/visit.ts";
import type { Author } from "../history/author.ts";
import { changing } from "../table/changing.ts";
import type { Db } from "../table/client.ts";
import { transact, type Writes } from "../table/transact.ts";
import { type Account, accountWrite } from "./account.ts";
import { readSettledAccount } from "./accounts/read-settled-account.ts";
import { invoiceWrites } from "./acts/invoice-writes.ts";
import { readVisitsNow } from "./billed-visits.ts";
import { release } from "./claims.ts";
import { type Entry, entryWrite } from "./entry.ts";
import { type Invoice, readInvoice } from "./invoice.ts";

export type InvoiceAct =
  | { outcome: "done"; invoice: Invoice }
  /** It is not what was seen. Nothing was written. */
  | { outcome: "conflict"; invoice: Invoice }
  | { outcome: "missing" };

export interface Voiding {
  reason?: string | undefined;
  /** The local date of the act. */
  date: LocalDate;
  by: Author;
}

/**
 * Voids an invoice: its visits are to bill again, and what was paid becomes the client's credit. One that is void already is
 * left as it is.
 *
 * @param version the one that was seen
 */
export function voidInvoice(
  db: Db,
  id: string,
  { version, ...voiding }: Voiding & { version: number },
): Promise<InvoiceAct> {
  return changing<Standing, Standing, InvoiceAct>({
    what: `Invoice ${id}`,
    read: () => readStanding(db, id),
    decide: (standing) => {
      if (!standing) return { result: { outcome: "missing" } };
      const { invoice } = standing;
      if (invoice.status === "void") return { result: { outcome: "done", invoice } };
      return invoice.version === version ? { change: standing } : { result: { outcome: "conflict", invoice } };
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

/** The transaction that voids an invoice, and what it is then: four writes, and one for each of its visits. */
export function voidingWrites(
  db: Db,
  before: Invoice,
  visits: readonly Visit[],
  account: Account,
  { by, date, reason }: Voiding,
): { after: Invoice; writes: Writes } {
  const entry: Entry = {
    id: `${date}.${before.id}-void`,
    client_id: before.client_id,
    type: "void",
    date,
    at: by.at,
    by: by.id,
    way: by.way,
    ...voided({ id: before.id, total: before.sums.total, paid: before.sums.paid }),
    invoice_id: before.id,
    note: reason,
    request_hash: before.id,
  };
  const released = entry.settled.map(({ cents }) => ({ entry_id: entry.id, kind: "released" as const, date, cents }));
  const settlements = [...before.settlements, ...released];
  const { after, writes } = invoiceWrites(
    db,
    before,
    {
      ...before,
      status: "void",
      settlements,
      void_reason: reason,
      voided_at: by.at,
      sums: invoiceSums({ ...before, settlements }),
    },
    by,
  );
  return {
    after,
    writes: [
      ...writes,
      accountWrite(db, account, {
        ...account,
        entries: account.entries + 1,
        sums: sumsAfter(account.sums, entry.effect),
      }),
      entryWrite(db, entry),
      ...visits.map((visit) => release(db, visit, "invoice_id", before.id)),
    ],
  };
}

interface Standing {
  invoice: Invoice;
  account: Account;
}

/** An invoice and its client's account, once neither is becoming another client's. */
async function readStanding(db: Db, id: string): Promise<Standing | undefined> {
  for (let known = await readInvoice(db, id); known; ) {
    const account = await readSettledAccount(db, known.client_id);
    const invoice = await readInvoice(db, id);
    if (invoice?.client_id === account.client_id) return { invoice, account };
    known = invoice;
  }
  return undefined;
}
