import { maxInvoices, maxLines } from "@petcare/domain";
import * as z from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";
import { adjustmentFields, invoiceNote, invoiceStatus, period } from "./invoice-document.ts";
import { id, localDate, once, timeFrame, titled } from "./schema/basics.ts";
import { dollars, parts, price } from "./schema/money.ts";
import { milli } from "./schema/tax.ts";
import { serviceType, visitStatus } from "./schema/visit-fields.ts";

/** A visit that is to bill, or that is not finished. */
const workVisit = z.object({
  visit_id: id,
  date: localDate,
  timeframe: timeFrame,
  service_type: serviceType,
  pet_names: z.array(z.string()),
  walker_id: z.nullable(id),
  status: visitStatus,
  price: dollars,
});

/** A visit whose frame is over and that is neither completed nor cancelled. */
export const unfinishedVisit = z.extend(workVisit, { client_id: id, version: z.int() });

/** A bill of one client, which becomes an invoice. More lines than it holds are two bills, of days that follow each other. */
const billingPreview = z.object({
  client_id: id,
  /** Its days. Those of two bills make up the chosen ones. */
  period,
  /** How many invoices of the client there are. Making one names it, so that two requests make one. */
  n: z.int(),
  credit: dollars,
  lines: z.array(
    z.extend(workVisit, {
      description: z.string(),
      parts,
      /** The visit was before the period, and on no invoice yet. */
      earlier: z.boolean(),
      /** Of sales tax, in thousandths of a percent. Absent: it is not taxed. */
      rate: z.optional(z.int()),
    }),
  ),
  /** The reason why no sales tax is charged. */
  exempt: z.optional(z.string()),
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
    /** Visits up to `to` whose frame is over and that are neither completed nor cancelled, earlier ones too. */
    left_out: z.array(unfinishedVisit),
    /** How many open visits up to `to` have a frame that is not over. */
    to_come: z.int(),
    /** Completed visits to bill after `to`, up to today. */
    later: z.object({ visits: z.int(), amount: dollars }),
  }),
});

/** An invoice that was made. Of a void one nothing is left to pay. */
const madeInvoice = z.object({ id, number: z.string(), total: dollars, balance: dollars, status: invoiceStatus });

export const makeInvoices = defineEndpoint({
  name: "makeInvoices",
  method: "POST",
  path: "/invoices",
  handler: "invoices/make-invoices",
  audience: ["admin"],
  summary: "Makes an invoice of each client of exactly the lines that were seen. The same request again makes none.",
  body: z.object({
    period,
    due: titled("Due", localDate),
    note: invoiceNote,
    clients: z
      .array(
        z.object({
          client_id: id,
          n: z.int().check(z.minimum(0)),
          lines: z.array(z.object({ visit_id: id, price, rate: z.optional(milli) })).check(
            z.maxLength(maxLines, "Choose a shorter period."),
            once("must name each visit once", ({ visit_id }) => visit_id),
          ),
          adjustments: z._default(z.array(z.object({ id, ...adjustmentFields })).check(z.maxLength(20)), []),
          use_credit: z._default(z.boolean(), true),
        }),
      )
      .check(
        z.minLength(1, "must name a client"),
        z.maxLength(maxInvoices, `must be at most ${maxInvoices} clients`),
        once("must name each client once", ({ client_id }) => client_id),
      ),
  }),
  answer: z.array(
    z.object({
      client_id: id,
      /** 'changed': what was seen is not so any more, and `now` says what is to bill. */
      outcome: z.enum(["made", "existing", "changed"]),
      invoice: z.nullable(madeInvoice),
      now: z.nullable(billingPreview),
    }),
  ),
});
