import { maxLines, payKinds, payRunStatuses } from "@petcare/domain";
import * as z from "zod/mini";
import { defineEndpoint, type Endpoint } from "./endpoint.ts";
import { definePaged } from "./paged-endpoint.ts";
import {
  id,
  instant,
  localDate,
  once,
  optionalText,
  requiredLine,
  seenVersion,
  timeFrame,
  titled,
} from "./schema/basics.ts";
import { dollars, signedPrice } from "./schema/money.ts";
import { serviceType } from "./schema/visit-fields.ts";

const kind = z.enum(payKinds);

/** The fields of a line of pay. */
const lineFields = {
  kind,
  /** The visit's, or that of the tip or correction. */
  id,
  date: localDate,
  client_id: id,
  /** null of what is no visit, as the two after it. */
  timeframe: z.nullable(timeFrame),
  service_type: z.nullable(serviceType),
  pet_names: z.array(z.string()),
  /** The visit was cancelled, and is paid all the same. */
  cancelled: z.boolean(),
};

const paidLine = z.object({ ...lineFields, amount: dollars });

/** Below 0 where more was taken back than earned. */
const sums = z.object({ visits: z.int(), work: dollars, tips: dollars, corrections: dollars, total: dollars });

/** The pay that one walker is due. */
const duePay = z.object({
  walker_id: id,
  /** How many pay runs of the walker there are. Recording one names it, so that two requests make one. */
  n: z.int(),
  /** By date. */
  lines: z.array(
    z.object({
      ...lineFields,
      /** null: what the visit earns is not known, so it must get a pay before anything is paid. */
      amount: z.nullable(dollars),
    }),
  ),
  sums,
  /**
   * The pay runs that record it, by date, each up to a day and with so many of the lines: two where there are more than one
   * holds. None if it cannot be paid.
   */
  runs: z.array(z.object({ to: localDate, lines: z.int(), total: dollars })),
});

export const listDuePay = defineEndpoint({
  name: "listDuePay",
  method: "GET",
  path: "/pay",
  handler: "pay/list-due-pay",
  audience: ["admin"],
  summary: "What each walker is still to be paid of all days up to `to`, older ones too.",
  query: z.object({ to: localDate, walker_id: z.optional(id) }),
  /** Walkers to whom nothing is due are not in it, except for the one that is asked for. */
  answer: z.array(
    z.extend(duePay, {
      /** The pay of this year's days, with tips, and the number of pay runs. Undone pay does not count. */
      paid_this_year: z.object({ times: z.int(), total: dollars }),
    }),
  ),
});

export const payRunRow = z.object({
  id,
  walker_id: id,
  status: z.enum(payRunStatuses),
  /** The day of its first line, and the one up to which it paid. */
  period: z.object({ start: localDate, end: localDate }),
  paid_on: localDate,
  method: z.string(),
  created_at: instant,
  sums,
  version: z.int(),
});

const payRunDocument = z.extend(payRunRow, {
  made_by: id,
  /** The walker's name when it was made. */
  paid_to: z.string(),
  note: z.nullable(z.string()),
  lines: z.array(paidLine),
});

export const listPayRuns = definePaged({
  name: "listPayRuns",
  method: "GET",
  path: "/pay-runs",
  handler: "pay/list-pay-runs",
  audience: ["admin"],
  summary: "What walkers were paid, the latest first; of one walker by period. Undone ones are among them.",
  query: z.object({ walker_id: z.optional(id) }),
  answer: z.array(payRunRow),
});

export const getPayRun = defineEndpoint({
  name: "getPayRun",
  method: "GET",
  path: "/pay-runs/{id}",
  handler: "pay/get-pay-run",
  audience: ["admin"],
  summary: "What a walker was paid at once, with its lines.",
  params: z.object({ id }),
  answer: payRunDocument,
});

export const payWalker = defineEndpoint({
  name: "payWalker",
  method: "POST",
  path: "/pay-runs",
  handler: "pay/pay-walker",
  audience: ["admin"],
  summary:
    "Records that a walker was paid all that is due up to `to`, as it was seen. The same request again makes none.",
  body: z.object({
    walker_id: id,
    to: localDate,
    n: z.int().check(z.minimum(0)),
    lines: z.array(z.object({ kind, id, amount: signedPrice })).check(
      z.maxLength(maxLines, "Choose an earlier day."),
      once("must name each line once", ({ id }) => id),
    ),
    paid_on: titled("Paid on", localDate),
    method: requiredLine("How", "Say how it was paid", 40),
    note: optionalText("Note", 200),
  }),
  answer: payRunDocument,
  status: 201,
});

export const undoPayRun = defineEndpoint({
  name: "undoPayRun",
  method: "POST",
  path: "/pay-runs/{id}/undo",
  handler: "pay/undo-pay-run",
  audience: ["admin"],
  summary: "Takes back that a walker was paid: its lines are due again.",
  params: z.object({ id }),
  body: z.object({ version: seenVersion }),
  answer: payRunDocument,
});

export const payEndpoints: readonly Endpoint[] = [listDuePay, listPayRuns, getPayRun, payWalker, undoPayRun];
