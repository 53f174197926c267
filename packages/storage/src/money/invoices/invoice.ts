import {
  adjustmentKinds,
  type InvoiceStatus,
  type InvoiceSums,
  invoiceStatuses,
  settlementKinds,
} from "@petcare/domain";
import * as z from "zod/mini";
import type { Db } from "../../table/client.ts";
import {
  amount,
  byDay,
  cents,
  count,
  day,
  instant,
  itemKind,
  objectOf,
  period,
  someCents,
  someCount,
  someInstant,
  someText,
  someYes,
  text,
  texts,
  timeframe,
} from "../../table/item-kind.ts";
import { invoiceKey, numberKey, openInvoiceKeys, settledInvoiceKeys } from "../../table/keys.ts";
import { readItem } from "../../table/query.ts";

/** A line: the visit as it was when the invoice was made. */
const lineSchema = z.strictObject({
  visit_id: text,
  date: day,
  timeframe,
  service: text,
  /** The text after the service: '' or, for example, 'Cancelled, half of $28.00'. */
  text,
  pet_names: texts,
  /** The walker, if it had one. The client can tip them. */
  walker_id: someText,
  /** The parts of the amount on top of the visit's price. Never empty. */
  parts: z.optional(z.array(z.strictObject({ name: text, cents: amount }))),
  cents: amount,
  /** Of sales tax, in thousandths of a percent. Absent: it is not taxed. */
  rate: someCount,
});
export type InvoiceLine = z.infer<typeof lineSchema>;

/** A line of an invoice without a visit. */
const adjustmentSchema = z.strictObject({
  id: text,
  kind: z.enum(adjustmentKinds),
  text,
  /** Below 0 if the client pays less. */
  cents,
  /** Of sales tax, one of the document's. Absent if it is not taxed, or is a forgiven balance. */
  rate: someCount,
  /** Its change of the tax. */
  tax: someCents,
  at: instant,
  by: text,
});
export type Adjustment = z.infer<typeof adjustmentSchema>;

/** The sales tax of a rate, with the rate's name when the invoice was made. */
const taxSchema = z.strictObject({ name: text, rate: count, base: cents, cents });

/** Money that was put on the invoice or taken off it. */
const settlementSchema = z.strictObject({
  entry_id: text,
  kind: z.enum(settlementKinds),
  date: day,
  method: someText,
  note: someText,
  cents,
  tip: z.optional(z.strictObject({ cents, walker_id: text })),
  /** The payment was reversed. */
  reversed: someYes,
});
export type Settlement = z.infer<typeof settlementSchema>;

export const invoiceKind = itemKind({
  schema: z.strictObject({
    id: text,
    client_id: text,
    /** The client's name and address when it was made. */
    bill_to: z.strictObject({ name: text, address: someText }),
    status: z.enum(invoiceStatuses),
    period,
    due: day,
    note: someText,
    created_at: instant,
    made_by: text,
    lines: z.array(lineSchema),
    adjustments: z.array(adjustmentSchema),
    settlements: z.array(settlementSchema),
    /** Absent if nothing is taxed. */
    taxes: z.optional(z.array(taxSchema)),
    /** The client's reason for paying no sales tax. */
    exempt: someText,
    sums: objectOf<InvoiceSums>({
      visits: amount,
      adjustments: cents,
      tax: z.optional(amount),
      total: amount,
      paid: amount,
      lines: count,
      days: byDay(cents),
    }),
    /** Counts its changes, from 1. */
    version: count,
    void_reason: someText,
    voided_at: someInstant,
    /** Identifies the request that made it, and which of its invoices this is. */
    request_hash: text,
  }),
  // The keys put it into its lists.
  keysOf: (invoice) => ({ ...invoiceKey(invoice.id), ...listKeys(invoice) }),
});
export type Invoice = z.infer<typeof invoiceKind.schema>;
export const { read: invoiceFrom, itemOf: invoiceItem } = invoiceKind;

/** Maps a number to its invoice. */
export const numberKind = itemKind({
  schema: z.strictObject({ number: text, invoice_id: text }),
  keysOf: ({ number }) => numberKey(number),
  inKey: ({ pk }) => ({ number: pk.slice("NUMBER#".length) }),
});

/** Reads an invoice. */
export const readInvoice = (db: Db, id: string): Promise<Invoice | undefined> =>
  readItem(db, invoiceKey(id), invoiceFrom);

type Listed = Parameters<typeof openInvoiceKeys>[0] & { status: InvoiceStatus; sums: InvoiceSums };

export function listKeys(invoice: Listed) {
  const { status, sums } = invoice;
  return status === "void" || sums.paid >= sums.total ? settledInvoiceKeys(invoice) : openInvoiceKeys(invoice);
}
