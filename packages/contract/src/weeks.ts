import { billings, carriedKinds } from "@petcare/domain";
import * as z from "zod/mini";
import { difference } from "./books.ts";
import { defineEndpoint, type Endpoint } from "./endpoint.ts";
import { invoiceRow } from "./invoice-document.ts";
import { unfinishedVisit } from "./making-invoices.ts";
import { definePaged } from "./paged-endpoint.ts";
import { id, instant, localDate, once, requiredLine, timeFrame } from "./schema/basics.ts";
import { dollars } from "./schema/money.ts";
import { serviceType, visitStatus } from "./schema/visit-fields.ts";

/** `completed` is the sum of the next three. */
const figures = z.object({
  completed: dollars,
  on_invoices: dollars,
  to_bill: dollars,
  written_off: dollars,
  /** The walkers' earnings for visits, and for reports that no visit pays. */
  pay: dollars,
  tips: dollars,
});

const kind = z.enum(carriedKinds);

/** A closed week as lists show it. */
export const closedWeek = z.object({
  /** Its first and its last day. */
  monday: localDate,
  sunday: localDate,
  closed_at: instant,
  closed_by: id,
  /** The name with which it was signed. */
  signed: z.string(),
  figures,
  counts: z.object({
    visits: z.int(),
    completed: z.int(),
    cancellations: z.int(),
    written_off: z.int(),
    invoices: z.int(),
    pay_runs: z.int(),
  }),
  /** `id` is the invoice's, or that of the walker whose pay it is. */
  carried: z.array(z.object({ kind, id, amount: dollars, reason: z.string() })),
});

/** A week that can be closed once its lists are at zero. */
const openWeek = z.object({
  state: z.literal("open"),
  monday: localDate,
  sunday: localDate,
  /** How many visits it has. */
  visits: z.int(),
  figures,
  /** Separately stored records that do not agree. */
  differences: z.array(difference),
  unfinished: z.array(unfinishedVisit),
  /** Those of them that nobody has. */
  unassigned: z.array(unfinishedVisit),
  /** Reports to settle that are about its days, or of its visits. `walker_id` is the reporter's. */
  reports: z.array(
    z.object({ id, visit_id: id, day: localDate, pet_names: z.array(z.string()), client_id: id, walker_id: id }),
  ),
  to_bill: z.array(z.object({ client_id: id, visits: z.int(), amount: dollars })),
  /** Of any period. */
  overdue: z.array(invoiceRow),
  /** Of any age up to the Sunday. `unknown`: so many visits have no pay yet. */
  pay: z.array(z.object({ walker_id: id, visits: z.int(), tips: dollars, amount: dollars, unknown: z.int() })),
});

/** A visit as it was when its week was closed. `billing` is null for one that nobody is billed for. */
const closedVisit = z.object({
  visit_id: id,
  date: localDate,
  timeframe: timeFrame,
  service_type: serviceType,
  client_id: id,
  walker_id: z.nullable(id),
  status: visitStatus,
  billing: z.nullable(z.enum(billings)),
  charge: dollars,
  pay: dollars,
  /** The number of the invoice that it is on. */
  invoice: z.nullable(z.string()),
});

const week = z.discriminatedUnion("state", [
  openWeek,
  z.extend(closedWeek, { state: z.literal("closed"), visits: z.array(closedVisit) }),
]);
const params = z.object({ monday: localDate });

export const listWeeks = definePaged({
  name: "listWeeks",
  method: "GET",
  path: "/weeks",
  handler: "weeks/list-weeks",
  audience: ["admin"],
  summary: "The weeks that were closed, the latest first.",
  answer: z.array(closedWeek),
});

export const getWeek = defineEndpoint({
  name: "getWeek",
  method: "GET",
  path: "/weeks/{monday}",
  handler: "weeks/get-week",
  audience: ["admin"],
  summary: "What is to be settled before a week is closed; of a closed one its figures and visits as they were.",
  params,
  answer: week,
});

export const closeWeek = defineEndpoint({
  name: "closeWeek",
  method: "POST",
  path: "/weeks/{monday}/close",
  handler: "weeks/close-week",
  audience: ["admin"],
  summary: "Closes a week, once for the id of the request. Nothing alters it later.",
  params,
  body: z.object({
    id,
    carried: z.array(z.object({ kind, id, reason: requiredLine("Reason", "Say why it is carried over", 200) })).check(
      z.maxLength(500, "must be at most 500"),
      once("must name each once", (one) => `${one.kind} ${one.id}`),
    ),
  }),
  answer: week,
});

export const weeksEndpoints: readonly Endpoint[] = [listWeeks, getWeek, closeWeek];
