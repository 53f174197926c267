import { entryTypes } from "@petcare/domain";
import * as z from "zod/mini";
import { defineEndpoint, type Endpoint } from "./endpoint.ts";
import { invoiceRow } from "./invoice-document.ts";
import { adjustInvoice } from "./invoices.ts";
import { id, instant, localDate, once, optionalText, requiredLine, seenVersion, titled } from "./schema/basics.ts";
import { dollars, priceAboveZero } from "./schema/money.ts";

// The form makes the id in the body of each act. The same request again gets the same answer, and does nothing.

const amount = titled("Amount", priceAboveZero);
const method = requiredLine("Method", "Say how it was paid", 40);

/** The client's ledger after an act, and the invoices that the act touched. */
const ledgerSummary = z.object({
  client_id: id,
  /** The entry's id, by which a payment is reversed. */
  payment_id: id,
  /** The client's credit. */
  credit: dollars,
  invoices: z.array(z.extend(invoiceRow, { version: z.int() })),
});

export const recordPayment = defineEndpoint({
  name: "recordPayment",
  method: "POST",
  path: "/payments",
  handler: "payments/record-payment",
  audience: ["admin"],
  summary: "Records a payment of a client, for their invoices in the order given. What is left over becomes credit.",
  body: z.object({
    id,
    client_id: titled("Client", id),
    date: titled("Date", localDate),
    amount,
    method,
    note: optionalText("Note", 200),
    /** Apart from the amount, and the walker's. */
    tip: z.nullish(z.object({ amount: titled("Tip", priceAboveZero), walker_id: titled("Tip goes to", id) })),
    invoices: z.array(z.object({ id, version: seenVersion })).check(
      z.maxLength(20, "must be at most 20 invoices"),
      once("must be different invoices", ({ id }) => id),
    ),
  }),
  answer: ledgerSummary,
  status: 201,
});

export const reversePayment = defineEndpoint({
  name: "reversePayment",
  method: "POST",
  path: "/payments/{id}/reverse",
  handler: "payments/reverse-payment",
  audience: ["admin"],
  summary: "Takes a payment back, such as a bounced check: first off the invoices that it paid.",
  /** The payment's. */
  params: z.object({ id }),
  body: z.object({
    id,
    client_id: id,
    reason: requiredLine("Reason", "Say why it is reversed", 200),
    /** Whether its tip stays. 'take-back' takes it off what the walker is due. */
    tip: z._default(z.enum(["keep", "take-back"]), "keep"),
  }),
  answer: ledgerSummary,
});

export const applyCredit = defineEndpoint({
  name: "applyCredit",
  method: "POST",
  path: "/invoices/{id}/apply-credit",
  handler: "payments/apply-credit",
  audience: ["admin"],
  summary: "Pays an invoice of the client's credit.",
  params: z.object({ id }),
  body: z.object({ id, version: seenVersion, amount }),
  answer: ledgerSummary,
});

export const refundClient = defineEndpoint({
  name: "refundClient",
  method: "POST",
  path: "/clients/{id}/refunds",
  handler: "payments/refund-client",
  audience: ["admin"],
  summary: "Records that a client was given credit back in money.",
  params: z.object({ id }),
  body: z.object({ id, date: titled("Date", localDate), amount, method, note: optionalText("Note", 200) }),
  answer: ledgerSummary,
  status: 201,
});

export const giveCredit = defineEndpoint({
  name: "giveCredit",
  method: "POST",
  path: "/clients/{id}/credits",
  handler: "payments/give-credit",
  audience: ["admin"],
  summary: "Gives a client credit, out of goodwill.",
  params: z.object({ id }),
  body: z.object({ id, amount, reason: requiredLine("Reason", "Say what it is for", 200) }),
  answer: ledgerSummary,
  status: 201,
});

export const listBalances = defineEndpoint({
  name: "listBalances",
  method: "GET",
  path: "/balances",
  handler: "payments/list-balances",
  audience: ["admin"],
  summary: "What each client owes, and what they have left over. Clients without either are not in it.",
  answer: z.array(
    z.object({
      client_id: id,
      /** The balance of all open invoices. */
      owed: dollars,
      credit: dollars,
      /** When the oldest open invoice is, or was, due. */
      due: z.nullable(localDate),
      open: z.int(),
    }),
  ),
});

export const clientStatement = defineEndpoint({
  name: "clientStatement",
  method: "GET",
  path: "/clients/{id}/statement",
  handler: "payments/client-statement",
  audience: ["admin"],
  summary: "All that was billed to a client and received from them, from `from` to `to`, with the balance after each.",
  params: z.object({ id }),
  /** Both days included, at most 366 days. */
  query: z.object({ from: localDate, to: localDate }),
  answer: z.object({
    client_id: id,
    name: z.string(),
    address: z.nullable(z.string()),
    /** The balance before: negative if they had credit. */
    opening: dollars,
    entries: z.array(
      z.object({
        id,
        date: localDate,
        at: instant,
        type: z.enum(entryTypes),
        billed: dollars,
        received: dollars,
        /** The part of what was billed that is sales tax. Absent: none. */
        tax: z.optional(dollars),
        /** The numbers of the invoices that it concerns. */
        invoices: z.array(z.string()),
        method: z.nullable(z.string()),
        note: z.nullable(z.string()),
        tip: z.nullable(dollars),
        reversed: z.boolean(),
        /** After it. */
        balance: dollars,
      }),
    ),
    closing: dollars,
    /** The credit that was left over on the last day. */
    credit: dollars,
  }),
});

export const paymentsEndpoints: readonly Endpoint[] = [
  recordPayment,
  reversePayment,
  adjustInvoice,
  applyCredit,
  refundClient,
  giveCredit,
  listBalances,
  clientStatement,
];
