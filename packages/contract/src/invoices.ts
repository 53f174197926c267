import { adjustmentKinds } from "@petcare/domain";
import * as z from "zod/mini";
import { clientInvoices, myBalance, myInvoices } from "./client-invoices.ts";
import { defineEndpoint, type Endpoint } from "./endpoint.ts";
import { adjustmentFields, invoiceDocument, invoiceNote, invoiceRow } from "./invoice-document.ts";
import { makeInvoices, previewInvoices } from "./making-invoices.ts";
import { id, localDate, optionalText, seenVersion, titled } from "./schema/basics.ts";

export const listInvoices = defineEndpoint({
  name: "listInvoices",
  method: "GET",
  path: "/invoices",
  handler: "invoices/list-invoices",
  audience: ["admin"],
  summary: "All open invoices by due date, and the settled ones whose period ends from `from` to `to`, latest first.",
  /** Both days included, at most 92 days. */
  query: z.object({ from: localDate, to: localDate }),
  answer: z.object({
    open: z.array(invoiceRow),
    /** Paid and void ones. */
    settled: z.array(invoiceRow),
  }),
});

const ofInvoice = { audience: ["admin"], params: z.object({ id }), answer: invoiceDocument } as const;

export const getInvoice = defineEndpoint({
  ...ofInvoice,
  name: "getInvoice",
  method: "GET",
  path: "/invoices/{id}",
  handler: "invoices/get-invoice",
  summary: "One invoice, by its id or its number.",
});

export const changeInvoice = defineEndpoint({
  ...ofInvoice,
  name: "changeInvoice",
  method: "PATCH",
  path: "/invoices/{id}",
  handler: "invoices/change-invoice",
  summary: "Changes when an invoice is due, or its note.",
  body: z.object({ version: seenVersion, due: titled("Due", z.optional(localDate)), note: invoiceNote }),
});

export const adjustInvoice = defineEndpoint({
  ...ofInvoice,
  name: "adjustInvoice",
  method: "POST",
  path: "/invoices/{id}/adjustments",
  handler: "payments/adjust-invoice",
  summary: "Adds a line to an invoice that takes its total up or down, once for the id of the request.",
  body: z.object({
    id,
    version: seenVersion,
    kind: z._default(z.enum(adjustmentKinds), "adjustment"),
    ...adjustmentFields,
  }),
});

export const voidInvoice = defineEndpoint({
  ...ofInvoice,
  name: "voidInvoice",
  method: "POST",
  path: "/invoices/{id}/void",
  handler: "invoices/void-invoice",
  summary: "Voids an invoice: its visits are to bill again, and what was paid becomes the client's credit.",
  body: z.object({ version: seenVersion, reason: optionalText("Reason", 300) }),
});

export const invoicesEndpoints: readonly Endpoint[] = [
  listInvoices,
  previewInvoices,
  getInvoice,
  makeInvoices,
  changeInvoice,
  voidInvoice,
  clientInvoices,
  myInvoices,
  myBalance,
];
