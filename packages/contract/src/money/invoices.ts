import { invoiceStatuses } from "@petcare/domain";
import * as z from "zod/mini";
import { defineEndpoint, type Endpoint } from "../endpoint.ts";
import { definePaged } from "../paged-endpoint.ts";
import { instant, localDate, timeFrame } from "../schema/calendar.ts";
import { id } from "../schema/id.ts";
import { dollars, price, signedPrice } from "../schema/money.ts";
import { optionalText, requiredLine } from "../schema/text.ts";
import { titled } from "../schema/title.ts";
import { seenVersion } from "../schema/version.ts";
import { serviceType, visitStatus } from "../schema/visit-fields.ts";

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

/** An invoice that is being made, or voided, in more than one step. It is in no list until it is done. */
const unfinishedInvoice = z.object({
  id,
  client_id: id,
  doing: z.enum(["making", "voiding"]),
  /** How many of its lines are done. */
  done: z.int(),
  of: z.int(),
});

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
    unfinished: z.array(unfinishedInvoice),
  }),
});

/** A line as the invoice shows it: copied from the visit when the invoice was made. */
const invoiceLine = z.object({
  visit_id: id,
  date: localDate,
  timeframe: timeFrame,
  service_type: serviceType,
  /** 'Cancelled, half of $28.00' for a charged cancellation; else null, or the words of the service 'other'. */
  description: z.string(),
  pet_names: z.array(z.string()),
  price: dollars,
});

/** Money that was put on the invoice: by a payment, or of the client's credit. */
const settlement = z.object({
  /** The payment's id. */
  payment_id: id,
  kind: z.enum(["payment", "credit", "reversal", "released"]),
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
      kind: z.enum(["adjustment", "forgiven"]),
      text: z.string(),
      amount: dollars,
      at: instant,
    }),
  ),
  settlements: z.array(settlement),
  visits_total: dollars,
  adjustments_total: dollars,
  /** What the client has left over. */
  credit: dollars,
  unfinished: z.nullable(unfinishedInvoice),
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

/** What one client is to be billed. */
export const billingPreview = z.object({
  client_id: id,
  /** How many invoices of the client were begun. Making one names it, so that two requests make one. */
  n: z.int(),
  credit: dollars,
  lines: z.array(
    z.object({
      visit_id: id,
      date: localDate,
      timeframe: timeFrame,
      service_type: serviceType,
      description: z.string(),
      pet_names: z.array(z.string()),
      walker_id: z.nullable(id),
      status: visitStatus,
      price: dollars,
      /** The visit was before the period, and on no invoice yet. */
      earlier: z.boolean(),
    }),
  ),
  /** An invoice of theirs that is not finished. It is finished before another one is made. */
  unfinished: z.nullable(unfinishedInvoice),
});

export const previewInvoices = defineEndpoint({
  name: "previewInvoices",
  method: "GET",
  path: "/invoices/preview",
  handler: "invoices/preview-invoices",
  audience: ["admin"],
  summary: "What clients are to be billed up to `to`, and the unfinished visits that would be left out.",
  query: z.object({ from: localDate, to: localDate, client_id: z.optional(id) }),
  answer: z.object({
    /** When an invoice that is made today is due. */
    due: localDate,
    clients: z.array(billingPreview),
    /** Visits up to `to` that are neither completed nor cancelled, earlier ones too. */
    left_out: z.array(
      z.object({
        visit_id: id,
        date: localDate,
        timeframe: timeFrame,
        service_type: serviceType,
        client_id: id,
        walker_id: z.nullable(id),
        pet_names: z.array(z.string()),
        status: visitStatus,
        price: dollars,
        version: z.int(),
      }),
    ),
  }),
});

const adjustmentFields = {
  text: requiredLine("Text", "Say what the adjustment is for", 200),
  /** In dollars; negative where the client is to pay less. */
  amount: titled("Amount", signedPrice),
};

const invoiceNote = optionalText("Note", 500);

/** Refuses a list in which two members have the same key. */
const once = <Member>(message: string, keyOf: (member: Member) => string) =>
  z.refine<readonly Member[]>((members) => new Set(members.map(keyOf)).size === members.length, message);

export const makeInvoices = defineEndpoint({
  name: "makeInvoices",
  method: "POST",
  path: "/invoices",
  handler: "invoices/make-invoices",
  audience: ["admin"],
  summary: "Makes an invoice for each client of exactly the lines that were seen. The same request again makes none.",
  body: z.object({
    period,
    due: titled("Due", localDate),
    note: invoiceNote,
    clients: z
      .array(
        z.object({
          client_id: id,
          n: z.int().check(z.minimum(0)),
          lines: z.array(z.object({ visit_id: id, price })).check(
            z.maxLength(1000, "Choose a shorter period: an invoice has at most 1,000 lines"),
            once("must name each visit once", ({ visit_id }) => visit_id),
          ),
          adjustments: z._default(z.array(z.object({ id, ...adjustmentFields })).check(z.maxLength(20)), []),
          use_credit: z._default(z.boolean(), true),
        }),
      )
      .check(
        z.minLength(1, "must name a client"),
        z.maxLength(50, "must be at most 50 clients"),
        once("must name each client once", ({ client_id }) => client_id),
      ),
  }),
  answer: z.array(
    z.object({
      client_id: id,
      /** 'changed': nothing was made, for what was seen is not so any more. `now` says how it is. */
      outcome: z.enum(["made", "existing", "changed"]),
      invoice: z.nullable(z.object({ id, number: z.string(), total: dollars, status: invoiceStatus })),
      /** Visits that were to be on it and are not, because they were changed while it was made. */
      dropped: z.array(id),
      now: z.nullable(billingPreview),
    }),
  ),
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
    kind: z._default(z.enum(["adjustment", "forgiven"]), "adjustment"),
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

export const finishInvoice = defineEndpoint({
  ...ofInvoice,
  name: "finishInvoice",
  method: "POST",
  path: "/invoices/{id}/finish",
  handler: "invoices/finish-invoice",
  summary: "Goes on with an invoice whose making, or voiding, was interrupted.",
});

/** An invoice as its client reads it. */
export const clientInvoice = z.object({
  _id: id,
  number: z.string(),
  status: z.enum(["unpaid", "partial", "paid"]),
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
    }),
  ),
  total: dollars,
  paid: dollars,
  balance: dollars,
  payments: z.array(z.object({ date: localDate, method: z.nullable(z.string()), amount: dollars })),
});

export const myInvoices = definePaged({
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

export const invoicesEndpoints: readonly Endpoint[] = [
  listInvoices,
  previewInvoices,
  getInvoice,
  makeInvoices,
  changeInvoice,
  voidInvoice,
  finishInvoice,
  clientInvoices,
  myInvoices,
  myBalance,
];
