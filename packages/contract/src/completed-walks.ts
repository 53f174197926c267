import { billings } from "@petcare/domain";
import * as z from "zod/mini";
import { defineEndpoint, type Endpoint } from "./endpoint.ts";
import { definePaged } from "./paged-endpoint.ts";
import { id, instant, localDate, requiredLine, seenVersion, titled } from "./schema/basics.ts";
import { dollars, price } from "./schema/money.ts";
import { serviceType, visitFields } from "./schema/visit-fields.ts";
import { moneyPlace } from "./schema/visit-money.ts";

const billing = z.enum(billings);

/** The charge and the pay of a done visit, and their state. */
const visitMoney = {
  /** Counts the edits of the visit, from 1. */
  version: z.int(),
  charge: dollars,
  /** null: what its walker earns is not known yet, or it has none. */
  pay: z.nullable(dollars),
  /** null: nobody is billed for it. */
  billing: z.nullable(billing),
  ...moneyPlace,
};

/** A completed visit, or one that was cancelled and is charged. */
export const completedWalk = z.object({
  ...visitFields,
  ...visitMoney,
  client_id: id,
  walker_id: z.nullable(id),
  /** null for a cancelled one. */
  completed_at: z.nullable(instant),
  /** The person who completed it, where it was not its walker. */
  completed_by: z.nullable(id),
  /** Minutes from its end to its completion; 0 in time. */
  late_minutes: z.int(),
  comments: z.nullable(z.string()),
  photo_urls: z.array(z.string()),
  photo_ids: z.array(id),
  /** How many reports of it wait to be settled. */
  reports: z.int(),
  cancel_reason: z.nullable(z.string()),
});

const filter = z.object({
  /** The first and the last day, at most 92. */
  from: localDate,
  to: localDate,
  walker_id: z.optional(id),
  client_id: z.optional(id),
  service: z.optional(serviceType),
  billing: z._default(z.enum([...billings, "all"], { error: `must be ${billings.join(", ")} or all` }), "all"),
  /** Only what was completed after its end. */
  late: z.optional(z.literal("1")),
});

export const listCompletedWalks = definePaged({
  name: "listCompletedWalks",
  method: "GET",
  path: "/completed-walks",
  handler: "completed-walks/list-completed-walks",
  audience: ["admin"],
  summary:
    "Completed visits and charged cancellations of some days with notes, photos and money, the latest day first.",
  query: filter,
  answer: z.array(completedWalk),
});

const sums = { count: z.int(), charge: dollars, pay: dollars };

export const completedWalksTotals = defineEndpoint({
  name: "completedWalksTotals",
  method: "GET",
  path: "/completed-walks/totals",
  handler: "completed-walks/completed-walks-totals",
  audience: ["admin"],
  summary: "The sums of the completed walks that the same filter lists.",
  query: filter,
  answer: z.object({
    ...sums,
    completed: z.int(),
    cancelled: z.int(),
    late: z.int(),
    to_bill: z.object(sums),
    invoiced: z.object(sums),
    written_off: z.object(sums),
    /** The latest first, without days on which nothing was done. */
    days: z.array(z.object({ date: localDate, ...sums })),
  }),
});

const ofVisit = {
  method: "POST",
  audience: ["admin"],
  params: z.object({ id }),
  answer: z.object({ _id: id, ...visitMoney }),
} as const;

export const correctCharge = defineEndpoint({
  ...ofVisit,
  name: "correctCharge",
  path: "/visits/{id}/charge",
  handler: "completed-walks/correct-charge",
  summary: "Corrects what the client is billed for a done visit, until it is on an invoice.",
  body: z.object({ version: seenVersion, amount: titled("Charge", price) }),
});

export const correctPay = defineEndpoint({
  ...ofVisit,
  name: "correctPay",
  path: "/visits/{id}/pay",
  handler: "completed-walks/correct-pay",
  summary: "Corrects what the walker earns for a done visit. What was paid for it before is set against it.",
  body: z.object({ version: seenVersion, amount: titled("Pay", price) }),
});

export const writeOffVisit = defineEndpoint({
  ...ofVisit,
  name: "writeOffVisit",
  path: "/visits/{id}/write-off",
  handler: "completed-walks/write-off-visit",
  summary: "Decides that a done visit is never billed.",
  body: z.object({ version: seenVersion, reason: requiredLine("Reason", "Please say why", 300) }),
});

export const takeBackWriteOff = defineEndpoint({
  ...ofVisit,
  name: "takeBackWriteOff",
  path: "/visits/{id}/take-back",
  handler: "completed-walks/take-back-write-off",
  summary: "Takes back that a visit is never billed.",
  body: z.object({ version: seenVersion }),
});

export const completedWalksEndpoints: readonly Endpoint[] = [
  listCompletedWalks,
  completedWalksTotals,
  correctCharge,
  correctPay,
  writeOffVisit,
  takeBackWriteOff,
];
