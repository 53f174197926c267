import * as z from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";
import { id, isId, localDate, timeFrame, titled } from "./schema/basics.ts";
import { edit, plan, scope, version } from "./schema/edit.ts";
import { amountsGiven, shares } from "./schema/shares.ts";
import { tell } from "./schema/tell.ts";

export const moveVisit = defineEndpoint({
  ...edit,
  name: "moveVisit",
  method: "POST",
  path: "/visits/{id}/move",
  handler: "editing/move-visit",
  summary:
    "Moves a visit to another day, time frame or walker; with a scope, a series to another time frame or walker.",
  body: z.object({
    date: titled("Date", z.optional(localDate)),
    timeframe: z.optional(timeFrame),
    walker_id: titled("Walker", z.nullish(z.string().check(isId))),
    scope,
    version,
    plan,
  }),
});

export const assignVisit = defineEndpoint({
  ...edit,
  name: "assignVisit",
  method: "POST",
  path: "/visits/{id}/assign",
  handler: "editing/assign-visit",
  summary: "Gives a visit to another walker, or to none.",
  body: z.object({ walker_id: titled("Walker", z.nullable(z.string().check(isId))), scope, version, plan }),
});

const cancelFields = z.object({
  scope,
  ...shares,
  /** Open visits of days before today go too. */
  also_unfinished: z._default(z.boolean(), false),
  tell,
  version,
  plan,
});

export const cancelVisit = defineEndpoint({
  ...edit,
  name: "cancelVisit",
  method: "POST",
  path: "/visits/{id}/cancel",
  handler: "editing/cancel-visit",
  summary:
    "Cancels a visit, a series from it on, or the whole series, and fixes what is charged and paid for each visit.",
  body: cancelFields.check(...amountsGiven),
});

export const restoreVisit = defineEndpoint({
  ...edit,
  name: "restoreVisit",
  method: "POST",
  path: "/visits/{id}/restore",
  handler: "editing/restore-visit",
  summary: "Restores a cancelled visit, or its whole series as it was booked.",
  body: z.object({
    scope: z._default(z.enum(["occurrence", "series"], { error: "must be occurrence or series" }), "occurrence"),
    version,
    plan,
  }),
});

export const reopenVisit = defineEndpoint({
  ...edit,
  name: "reopenVisit",
  method: "POST",
  path: "/visits/{id}/reopen",
  handler: "editing/reopen-visit",
  summary: "Opens a completed visit again. How it was completed is forgotten.",
  body: z.object({ version }),
});

export const confirmVisit = defineEndpoint({
  name: "confirmVisit",
  method: "POST",
  path: "/visits/{id}/confirm",
  handler: "editing/confirm-visit",
  audience: ["admin", "walker"],
  summary: "Confirms a visit for its walker.",
  params: z.object({ id }),
  body: z.object({ version }),
  answer: z.object({ _id: id, status: z.literal("confirmed"), version: z.int() }),
});
