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

/** An entry of a client's ledger. Entries never change, except that a payment gets `reversed_by`. */
export const entryKind = itemKind({
  schema: z.strictObject({
    /** '<its local date>.<the id of the request>' */
    id: text,
    client_id: text,
    /** 'merged': the sums of another client's ledger. */
    type: z.enum(storedEntryTypes),
    /** Its local date. */
    date: day,
    at: instant,
    /** The user's id. */
    by: text,
    way: z.enum(ways),
    /** The amounts that it adds to the ledger's sums. */
    effect: ledgerSums,
    /** The changes of the sales tax billed and received. Absent: none. */
    tax: someCents,
    tax_paid: someCents,
    /** The amounts that it put on invoices, or took off them. */
    settled: z.array(z.strictObject({ invoice_id: text, cents })),
    /** The invoice that it made, adjusted or voided. */
    invoice_id: someText,
    method: someText,
    note: someText,
    /** A walker's tip, which is not in the sums, and its pay adjustment. */
    tip: z.optional(z.strictObject({ cents, walker_id: text, extra_id: text })),
    /** The payment that it reverses. */
    reverses: someText,
    /** The entry that reversed this payment. */
    reversed_by: someText,
    /** A digest of the request, to tell its repetition from a different one with the same id. */
    request_hash: text,
  }),
  keysOf: ({ client_id, id }) => entryKey(client_id, id),
});
export type Entry = z.infer<typeof entryKind.schema>;

/** Maps a request's id to its entry, so that it makes only one. */
export const requestKind = itemKind({
  schema: z.strictObject({ client_id: text, request_id: text, entry_id: text }),
  keysOf: ({ request_id }) => requestKey(request_id),
  inKey: ({ pk }) => ({ request_id: pk.slice("REQUEST#".length) }),
});

/** Makes the fields of an entry's author, time and way. */
export const madeBy = ({ at, id, way }: Author) => ({ at, by: id, way });

/** Computes the tax that an entry bills and receives, from its invoices before and after it. */
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

/** An entry made by an act, not by a merge. */
export type ActEntry = Entry & { type: EntryType };

/** Makes the write of a new entry. */
export const entryWrite = (db: Db, entry: Entry) => putNew(db, entryKind.itemOf(entry));

/** Makes the write that lets a request make only one entry, even if its repetition has another day. */
export const requestWrite = (db: Db, client_id: string, request_id: string, entry_id: string) =>
  putNew(db, requestKind.itemOf({ client_id, request_id, entry_id }));

/** Makes the write that marks a payment as reversed, once. */
export const reversedWrite = (db: Db, payment: Entry, reversedBy: string) => ({
  Update: {
    TableName: db.table,
    Key: entryKey(payment.client_id, payment.id),
    ConditionExpression: "attribute_exists(pk) AND attribute_not_exists(reversed_by)",
    UpdateExpression: "SET reversed_by = :by",
    ExpressionAttributeValues: { ":by": reversedBy },
  },
});
