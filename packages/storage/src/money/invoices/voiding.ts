import { invoiceSums, type LocalDate, sumsAfter, voided } from "@petcare/domain";
import type { Author } from "../../history/history-row.ts";
import type { Visit } from "../../schedules/visit.ts";
import type { Db } from "../../table/client.ts";
import type { Writes } from "../../table/transact.ts";
import { release } from "./claims.ts";
import { type ClientLedger, countedAfter, ledgerWrite } from "./client-ledger.ts";
import { type Entry, entryWrite, madeBy, taxEffect } from "./entry.ts";
import type { Invoice } from "./invoice.ts";
import { invoiceWrites } from "./invoice-writes.ts";

export interface Voiding {
  reason?: string | undefined;
  /** The local date of the act. */
  date: LocalDate;
  by: Author;
}

/** Makes the transaction that voids an invoice, and the void invoice: four writes, and one for each visit. */
export function voidingWrites(
  db: Db,
  before: Invoice,
  visits: readonly Visit[],
  account: ClientLedger,
  { by, date, reason }: Voiding,
): { after: Invoice; writes: Writes } {
  const untaxed: Entry = {
    id: `${date}.${before.id}-void`,
    client_id: before.client_id,
    type: "void",
    date,
    ...madeBy(by),
    ...voided({ id: before.id, total: before.sums.total, paid: before.sums.paid }),
    invoice_id: before.id,
    note: reason,
    request_hash: before.id,
  };
  const released = untaxed.settled.map(({ cents }) => ({
    entry_id: untaxed.id,
    kind: "released" as const,
    date,
    cents,
  }));
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
  const entry = { ...untaxed, ...taxEffect([{ before, after }]) };
  return {
    after,
    writes: [
      ...writes,
      ledgerWrite(db, account, {
        ...countedAfter(account, before, after),
        entries: account.entries + 1,
        sums: sumsAfter(account.sums, entry.effect),
      }),
      entryWrite(db, entry),
      ...visits.map((visit) => release(db, visit, "invoice_id", before.id)),
    ],
  };
}
