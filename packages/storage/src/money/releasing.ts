import { invoiceSums, type LocalDate, sumsAfter, voided } from "@petcare/domain";
import type { Visit } from "../bookings/visit.ts";
import type { Author } from "../history/author.ts";
import type { Db } from "../table/client.ts";
import type { Writes } from "../table/transact.ts";
import { visitsAtOnce } from "../table/visits-at-once.ts";
import { type Account, accountWrite } from "./account.ts";
import { readVisitsNow, release } from "./billed-visits.ts";
import { type Entry, entryWrite } from "./entry.ts";
import { type Invoice, type InvoiceLine, invoiceItem } from "./invoice.ts";
import { invoiceHistory } from "./invoice-history.ts";

/** A void invoice that still has visits to release. */
export type Releasing = Invoice & { left: number };

export const isReleasing = (invoice: Invoice): invoice is Releasing => invoice.left !== undefined;

export interface Voiding {
  reason?: string | undefined;
  /** The local date of the act. */
  date: LocalDate;
  by: Author;
}

/** The visits that the next step takes off an invoice. */
export async function readNextReleased(db: Db, invoice: Invoice): Promise<Visit[]> {
  const visits = await readVisitsNow(
    db,
    nextLines(invoice).map(({ visit_id }) => visit_id),
  );
  return visits.filter(({ invoice_id }) => invoice_id === invoice.id);
}

/** The transaction that voids an invoice and releases up to 90 of its visits. With more, the account waits for the rest. */
export function voidingWrites(
  db: Db,
  before: Invoice,
  visits: readonly Visit[],
  account: Account,
  voiding: Voiding,
): Writes {
  const { by, date, reason } = voiding;
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
  const voidInvoice = {
    ...before,
    status: "void" as const,
    settlements,
    void_reason: reason,
    voided_at: by.at,
    sums: invoiceSums({ ...before, settlements }),
    version: before.version + 1,
  };
  const after = afterStep(voidInvoice);
  const { version, pending, ...rest } = account;
  return [
    {
      Put: {
        TableName: db.table,
        Item: invoiceItem(after),
        ConditionExpression: "version = :read",
        ExpressionAttributeValues: { ":read": before.version },
      },
    },
    accountWrite(db, account, {
      ...rest,
      entries: account.entries + 1,
      sums: sumsAfter(account.sums, entry.effect),
      ...(isReleasing(after) && { pending: after.id }),
    }),
    entryWrite(db, entry),
    invoiceHistory(db, before, voidInvoice, by),
    ...visits.map((visit) => release(db, visit)),
  ];
}

/** The transaction that releases up to 90 more. The last one lets go of the account. */
export function releasingWrites(db: Db, before: Releasing, visits: readonly Visit[], account: Account): Writes {
  const after = afterStep(before);
  const { version, pending, ...rest } = account;
  return [
    {
      Put: {
        TableName: db.table,
        Item: invoiceItem(after),
        ConditionExpression: "#left = :left",
        ExpressionAttributeNames: { "#left": "left" },
        ExpressionAttributeValues: { ":left": before.left },
      },
    },
    ...(isReleasing(after) ? [] : [accountWrite(db, account, rest)]),
    ...visits.map((visit) => release(db, visit)),
  ];
}

/** The lines whose visits are on the invoice still. */
const heldLines = ({ lines, left }: Invoice): InvoiceLine[] => lines.slice(lines.length - (left ?? lines.length));

const nextLines = (invoice: Invoice): InvoiceLine[] => heldLines(invoice).slice(0, visitsAtOnce);

/** The invoice once the visits of its next lines are released. */
function afterStep({ left, ...invoice }: Invoice): Invoice {
  const held = heldLines({ ...invoice, left }).slice(visitsAtOnce);
  const sums = invoiceSums(invoice);
  if (held.length === 0) return { ...invoice, sums };
  return { ...invoice, left: held.length, sums: { ...sums, visits: invoiceSums({ ...invoice, lines: held }).visits } };
}
