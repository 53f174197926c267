import { type EntryType, storedEntryTypes, taxReceived, totalOf, ways } from "@petcare/domain";
import * as z from "zod/mini";
import type { Author } from "../../history/history-row.ts";
import { requestKey } from "../../table/account-keys.ts";
import type { Db } from "../../table/client.ts";
import { cents, day, instant, itemKind, someCents, someText, text } from "../../table/item-kind.ts";
import { entryKey } from "../../table/keys.ts";
import { putNew } from "../../table/transact.ts";
import { ledgerSums } from "./client-ledger.ts";
import type { Invoice } from "./invoice.ts";

/** One thing that happened to a client's money. Entries are never changed: only `reversed_by` is added to a payment. */
export const entryKind = itemKind({
  schema: z.strictObject({
    /** '<its local date>.<the id of the request>' */
    id: text,
    client_id: text,
    /** 'merged': the sums of two clients' accounts became one account's. */
    type: z.enum(storedEntryTypes),
    /** The local date on which it counts. */
    date: day,
    at: instant,
    /** The user's id. */
    by: text,
    way: z.enum(ways),
    /** The amounts that it adds to the ledger's sums. */
    effect: ledgerSums,
    /** The change that it made in the sales tax of invoices, and in what came of it. Absent: none. */
    tax: someCents,
    tax_paid: someCents,
    /** How much of it went onto which invoice, or came off it. */
    settled: z.array(z.strictObject({ invoice_id: text, cents })),
    /** The invoice that it is of: made, adjusted or void. */
    invoice_id: someText,
    method: someText,
    note: someText,
    /** Apart from the sums, and the walker's: the pay adjustment that it became. */
    tip: z.optional(z.strictObject({ cents, walker_id: text, extra_id: text })),
    /** The payment that it takes back. */
    reverses: someText,
    /** The entry that took this payment back. */
    reversed_by: someText,
    /** A digest of the request, to tell its retry from another one with the same id. */
    request_hash: text,
  }),
  keysOf: ({ client_id, id }) => entryKey(client_id, id),
});
export type Entry = z.infer<typeof entryKind.schema>;

/** Maps a request to the entry that it made, so that its repetition makes no second one, nor another request with its id. */
export const requestKind = itemKind({
  schema: z.strictObject({ client_id: text, request_id: text, entry_id: text }),
  keysOf: ({ request_id }) => requestKey(request_id),
  inKey: ({ pk }) => ({ request_id: pk.slice("REQUEST#".length) }),
});

/** Notes the author of an entry, its time and its way. */
export const madeBy = ({ at, id, way }: Author) => ({ at, by: id, way });

/** The tax that an entry bills and receives: of each of its invoices before it and after it. */
export function taxEffect(
  invoices: readonly { before?: TaxedInvoice | undefined; after: TaxedInvoice }[],
): Pick<Entry, "tax" | "tax_paid"> {
  const change = (of: (invoice: TaxedInvoice) => number) =>
    totalOf(invoices.map(({ before, after }) => of(after) - (before ? of(before) : 0)));
  const tax = change(({ status, sums }) => (status === "void" ? 0 : (sums.tax ?? 0)));
  const tax_paid = change(({ status, sums }) => (status === "void" ? 0 : taxReceived(sums)));
  return { ...(tax !== 0 && { tax }), ...(tax_paid !== 0 && { tax_paid }) };
}

type TaxedInvoice = Pick<Invoice, "status" | "sums">;

/** An entry that somebody's act made. */
export type ActEntry = Entry & { type: EntryType };

/** The part of a transaction that writes an entry once. */
export const entryWrite = (db: Db, entry: Entry) => putNew(db, entryKind.itemOf(entry));

/** The part of a transaction that lets a request make one entry, whatever day it names when it is repeated. */
export const requestWrite = (db: Db, client_id: string, request_id: string, entry_id: string) =>
  putNew(db, requestKind.itemOf({ client_id, request_id, entry_id }));

/** The part of a transaction that takes a payment back once. */
export const reversedWrite = (db: Db, payment: Entry, reversedBy: string) => ({
  Update: {
    TableName: db.table,
    Key: entryKey(payment.client_id, payment.id),
    ConditionExpression: "attribute_exists(pk) AND attribute_not_exists(reversed_by)",
    UpdateExpression: "SET reversed_by = :by",
    ExpressionAttributeValues: { ":by": reversedBy },
  },
});
