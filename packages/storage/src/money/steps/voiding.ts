import { invoiceSums, type LocalDate, sumsAfter, voided } from "@petcare/domain";
import type { Visit } from "../../bookings/visit.ts";
import type { Author } from "../../history/author.ts";
import type { Db } from "../../table/client.ts";
import type { Writes } from "../../table/transact.ts";
import { type Account, accountWrite } from "../account.ts";
import { type Entry, entryWrite } from "../entry.ts";
import { type Invoice, invoiceItem } from "../invoice.ts";
import { invoiceHistory } from "../invoice-history.ts";
import { release } from "./billed-visits.ts";
import { isReleasing, withoutNext } from "./releasing.ts";

export interface Voiding {
  reason?: string | undefined;
  /** The local date of the act. */
  date: LocalDate;
  by: Author;
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
  const after = withoutNext(voidInvoice);
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
