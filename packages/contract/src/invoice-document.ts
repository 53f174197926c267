import { adjustmentKinds, invoiceStatuses, settlementKinds } from "@petcare/domain";
import * as z from "zod/mini";
import { id, instant, localDate, optionalText, requiredLine, timeFrame, titled } from "./schema/basics.ts";
import { dollars, parts, signedPrice } from "./schema/money.ts";
import { serviceType } from "./schema/visit-fields.ts";

/** The sales tax of a rate, as an invoice has it. Amounts in dollars. */
export const documentTax = z.object({ name: z.string(), rate: z.int(), base: z.number(), amount: z.number() });

/** Both days included. */
export const period = z.object({ start: localDate, end: localDate });

export const invoiceStatus = z.enum(invoiceStatuses);

/** An invoice in the owner's list. */
export const invoiceRow = z.object({
  id,
  /** The last eight characters of its id, in upper case. */
  number: z.string(),
  client_id: id,
  period,
  created_at: instant,
  due: localDate,
  status: invoiceStatus,
  total: dollars,
  paid: dollars,
  balance: dollars,
  lines: z.int(),
});

/** A line as the invoice shows it: copied from the visit when the invoice was made. */
const invoiceLine = z.object({
  visit_id: id,
  date: localDate,
  timeframe: timeFrame,
  service_type: serviceType,
  /** The label of a service 'other' and what is charged of a cancelled visit, joined by '. '. Empty where neither applies. */
  description: z.string(),
  pet_names: z.array(z.string()),
  /** With its parts. */
  price: dollars,
  parts,
  /** Of sales tax, in thousandths of a percent. Absent: it is not taxed. */
  rate: z.optional(z.int()),
});

/** Money that was put on the invoice: by a payment, or of the client's credit. */
const settlement = z.object({
  /** The payment's id. */
  payment_id: id,
  kind: z.enum(settlementKinds),
  date: localDate,
  method: z.nullable(z.string()),
  note: z.nullable(z.string()),
  amount: dollars,
  tip: z.nullable(z.object({ amount: dollars, walker_id: id })),
  reversed: z.boolean(),
});

export const invoiceDocument = z.extend(z.omit(invoiceRow, { lines: true }), {
  /** As the client was called, and lived, when it was made. */
  bill_to: z.object({ name: z.string(), address: z.nullable(z.string()) }),
  made_by: id,
  note: z.nullable(z.string()),
  /** Counts its changes, from 1. */
  version: z.int(),
  lines: z.array(invoiceLine),
  adjustments: z.array(
    z.object({
      id,
      kind: z.enum(adjustmentKinds),
      text: z.string(),
      /** Without tax. */
      amount: dollars,
      rate: z.optional(z.int()),
      /** The change that it made in the tax. */
      tax: z.optional(dollars),
      at: instant,
    }),
  ),
  settlements: z.array(settlement),
  /** The walkers of its visits, the one with most of them first. */
  walkers: z.array(id),
  visits_total: dollars,
  adjustments_total: dollars,
  /** Absent if nothing is taxed. */
  taxes: z.optional(z.array(documentTax)),
  tax_total: z.optional(dollars),
  /** The reason why no sales tax is charged. */
  exempt: z.optional(z.string()),
  /** The client's credit. */
  credit: dollars,
});

/** The fields of an adjustment. */
export const adjustmentFields = {
  /** Whether the tax goes along, at the invoice's rate with the largest base. */
  with_tax: z.optional(z.boolean()),
  text: requiredLine("Text", "Say what the adjustment is for", 200),
  /** In dollars; negative where the client is to pay less. */
  amount: titled("Amount", signedPrice),
};

export const invoiceNote = optionalText("Note", 500);
