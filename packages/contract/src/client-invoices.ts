import { liveInvoiceStatuses } from "@petcare/domain";
import * as z from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";
import { documentTax, invoiceRow, period } from "./invoice-document.ts";
import { definePaged, defineWhole } from "./paged-endpoint.ts";
import { id, instant, localDate } from "./schema/basics.ts";
import { dollars, parts } from "./schema/money.ts";
import { serviceType } from "./schema/visit-fields.ts";

/** An invoice as its client reads it. */
export const clientInvoice = z.object({
  _id: id,
  number: z.string(),
  status: z.enum(liveInvoiceStatuses),
  created_at: instant,
  period,
  due: localDate,
  bill_to: z.object({ name: z.string(), address: z.nullable(z.string()) }),
  note: z.nullable(z.string()),
  items: z.array(
    z.object({
      type: z.enum(["walk", "adjustment"]),
      description: z.string(),
      service_type: z.nullable(serviceType),
      date: z.nullable(localDate),
      pet_names: z.array(z.string()),
      price: dollars,
      parts,
      /** It is about sales tax, which people do not call an adjustment. */
      sales_tax: z.optional(z.literal(true)),
    }),
  ),
  /** By rate, whose name is the owner's alone. */
  taxes: z.optional(z.array(z.omit(documentTax, { name: true }))),
  /** The reason why there is no sales tax. */
  exempt: z.optional(z.string()),
  total: dollars,
  paid: dollars,
  balance: dollars,
  payments: z.array(
    z.object({
      date: localDate,
      method: z.nullable(z.string()),
      amount: dollars,
      /** A tip, which goes to its walker whole. It is no part of the amount. */
      tip: z.nullable(z.object({ amount: dollars, walker_name: z.string() })),
    }),
  ),
});

export const clientInvoices = definePaged({
  name: "clientInvoices",
  method: "GET",
  path: "/clients/{id}/invoices",
  handler: "invoices/client-invoices",
  audience: ["admin"],
  summary: "A client's invoices, latest period first, void ones among them.",
  params: z.object({ id }),
  /** A payment names the version of each invoice that it is for. */
  answer: z.array(z.extend(invoiceRow, { version: z.int() })),
});

export const myInvoices = defineWhole({
  name: "myInvoices",
  method: "GET",
  path: "/my-invoices",
  handler: "invoices/my-invoices",
  audience: ["client"],
  summary: "The client's invoices, latest period first. Void and unfinished ones are not among them.",
  answer: z.array(clientInvoice),
});

export const myBalance = defineEndpoint({
  name: "myBalance",
  method: "GET",
  path: "/my-balance",
  handler: "invoices/my-balance",
  audience: ["client"],
  summary: "The sums of all of the client's invoices.",
  answer: z.object({
    /** How many are unpaid or partially paid. */
    unpaid: z.int(),
    outstanding: dollars,
    total_invoiced: dollars,
    credit: dollars,
  }),
});
