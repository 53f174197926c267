import { differenceKinds, entryTypes, journalAccounts, nightlyKinds, nightlyRules, saleKinds } from "@petcare/domain";
import * as z from "zod/mini";
import { defineEndpoint, type Endpoint } from "./endpoint.ts";
import { hardDay } from "./hard-days.ts";
import { id, instant, localDate } from "./schema/basics.ts";
import { dollars } from "./schema/money.ts";

const share = z.object({ amount: dollars, visits: z.int() });

/** Separately stored records that do not agree: `is` is the visits' side, `should` the other one. */
export const difference = z.object({
  kind: z.enum(differenceKinds),
  visit_id: z.nullable(id),
  invoice_id: z.nullable(id),
  is: dollars,
  should: dollars,
});

/** The findings of the last nightly check of all books. */
const audit = z.object({
  date: localDate,
  count: z.int(),
  /** The first 50 of them. A client stands for their ledger, a walker for their pay. */
  faults: z.array(z.object({ kind: z.enum(nightlyKinds), id, rule: z.enum(nightlyRules) })),
});

export const getReconciliation = defineEndpoint({
  name: "getReconciliation",
  method: "GET",
  path: "/reconciliation",
  handler: "books/get-reconciliation",
  audience: ["admin"],
  summary: "Whether the completed work of a period is on invoices, to bill or written off, to the cent.",
  /** Both days included, at most 92 days. */
  query: z.object({ from: localDate, to: localDate }),
  answer: z.object({
    completed: z.extend(share, { cancellations: z.int() }),
    on_invoices: z.extend(share, { invoices: z.int() }),
    to_bill: z.extend(share, { clients: z.int() }),
    written_off: share,
    /** From what is on invoices to what the invoices come to whose period ends in this one. */
    list: z.object({
      /** Their lines of other days, which are added. */
      other_days: dollars,
      /** Lines of these days on other invoices, which are taken off. */
      other_invoices: dollars,
      adjustments: dollars,
      /** Absent if nothing is taxed. */
      tax: z.optional(dollars),
      total: dollars,
      invoices: z.int(),
    }),
    /** Visits whose time frame has ended and that are neither completed nor cancelled. */
    unfinished: z.int(),
    differences: z.array(difference),
    /** Null before the first one. */
    audit: z.nullable(audit),
  }),
});

/** A person of an entry; without a name where nothing is known of them any more. */
const person = z.object({ id, name: z.nullable(z.string()) });
const partOfEntry = z.nullable(person);

/** The debts of all clients, and their credit. */
const heldSums = z.object({ receivables: dollars, credit: dollars });

export const getJournal = defineEndpoint({
  name: "getJournal",
  method: "GET",
  path: "/journal",
  handler: "books/get-journal",
  audience: ["admin"],
  summary:
    "The double-entry journal of some days: what was billed, received and paid out. Each entry's lines add up to 0.",
  /** Both days included, at most 92 days. */
  query: z.object({ from: localDate, to: localDate }),
  answer: z.object({
    /** By day. */
    entries: z.array(
      z.object({
        id,
        date: localDate,
        type: z.enum([...entryTypes, "pay_run"]),
        /** null of a pay run. */
        client: partOfEntry,
        /** The walker who was paid, or gets the tip; with the day on which their form W-9 came, where it did. */
        walker: z.nullable(z.extend(person, { w9_on: z.optional(localDate) })),
        /** The numbers of the invoices that it concerns. */
        invoices: z.array(z.string()),
        method: z.nullable(z.string()),
        note: z.nullable(z.string()),
        /** A debit is above 0, a credit below. `of` is the method of cash, the service of sales, and else ''. */
        lines: z.array(z.object({ account: z.enum(journalAccounts), of: z.string(), amount: dollars })),
      }),
    ),
    /** Before the first day. */
    opening: heldSums,
    /** After the last day. */
    closing: heldSums,
  }),
});

export const getSalesTax = defineEndpoint({
  name: "getSalesTax",
  method: "GET",
  path: "/sales-tax",
  handler: "books/get-sales-tax",
  audience: ["admin"],
  summary: "The sales and the sales tax of some days, billed and received, a row for each entry and rate.",
  /** Both days included, at most 92 days. */
  query: z.object({ from: localDate, to: localDate }),
  /** By day. */
  answer: z.array(
    z.object({
      entry: id,
      date: localDate,
      type: z.enum(entryTypes),
      client: partOfEntry,
      /** The numbers of the invoices that it concerns. */
      invoices: z.array(z.string()),
      method: z.nullable(z.string()),
      kind: z.enum(saleKinds),
      /** The name of the rate, or the reason of the exemption; '' for all others. */
      of: z.string(),
      /** In thousandths of a percent. Null of what is not taxable. */
      rate: z.nullable(z.int()),
      /** Without tax. 0 of what was received. */
      sales: dollars,
      /** Billed, or received. */
      tax: dollars,
    }),
  ),
});

/** The revenue and cost of visits. */
const figures = {
  /** The clients' charges for done visits, cancelled ones too. */
  revenue: dollars,
  /** The walkers' earnings for them. */
  pay: dollars,
  /** The prices of what is still to be done. */
  booked: dollars,
};

export const getDashboard = defineEndpoint({
  name: "getDashboard",
  method: "GET",
  path: "/dashboard",
  handler: "books/get-dashboard",
  audience: ["admin"],
  summary: "What this week brings in, what clients still owe, and what last week has left to settle.",
  answer: z.object({
    /** Monday to Sunday. */
    week: z.object({
      first: localDate,
      last: localDate,
      ...figures,
      /** true: price rules add something to the days on which visits are booked. Absent: none does. */
      plus_fees: z.optional(z.literal(true)),
      days: z.array(z.object({ date: localDate, ...figures })),
    }),
    outstanding: z.object({ amount: dollars, invoices: z.int() }),
    /** Of these: due before today. */
    overdue: z.object({ amount: dollars, invoices: z.int() }),
    /** Work of any age, up to this Sunday, that is on no invoice: what invoices of this week would take in. */
    to_bill: z.object({ amount: dollars, visits: z.int() }),
    /** Open visits of the days before today, of any age, and the first of those days. */
    unfinished: z.object({ visits: z.int(), since: z.nullable(localDate) }),
    /** Reports that the plan contradicts. */
    to_settle: z.int(),
    /** Incidents that the owner has not read. */
    incidents: z.int(),
    /** The first day of the week that is to be told since Sunday, where the owner is asked; null: there is nothing to ask. */
    ask_to_tell_from: z.nullable(localDate),
    /** Hard days that were cut off, begun over a minute ago. */
    hard_days: z.array(hardDay),
    /** Whether there is a visit at all, open or on no invoice yet, an unpaid invoice, or pay that is due. */
    has_work: z.boolean(),
    /** The work that remains before last week can be closed. Null for a week before the business had anything. */
    last_week: z.nullable(
      z.object({
        first: localDate,
        last: localDate,
        /** Visits of it that are neither completed nor cancelled, and those of them without a walker. */
        unfinished: z.int(),
        unassigned: z.int(),
        /** Reports to settle that are about its days, or of its visits. */
        reports: z.int(),
        /** Done work of it that is on no invoice. */
        to_bill: z.int(),
        /** The walkers with pay due for its days, or for earlier ones. */
        walkers_to_pay: z.array(id),
        /** Null while it is open. `signed` is the name with which it was closed. */
        closed: z.nullable(z.object({ signed: z.string(), closed_at: instant })),
      }),
    ),
  }),
});

export const booksEndpoints: readonly Endpoint[] = [getReconciliation, getJournal, getSalesTax, getDashboard];
