import { bulkScopes, editScopes } from "@petcare/domain";
import * as z from "zod/mini";
import { id, localDate, timeFrame, titled } from "./basics.ts";
import { calendarVisit } from "./booking.ts";
import { dollars } from "./money.ts";
import { visitStatus } from "./visit-fields.ts";

// Each takes `preview=1` in its query: it then answers what it would do, and writes nothing. With `all` in the place of 1 an
// edit of a series names each visit.

export const preview = z.optional(z.enum(["1", "all"], { error: "must be 1 or all" }));

/** The version that was seen: the visit's if one visit is edited, else the schedule's. */
export const version = titled(
  "Version",
  z.optional(z.int("must be a whole number").check(z.minimum(1, "must be at least 1"))),
);

/** The plan of the preview that was seen. If something else would be done by now, nothing is. */
export const plan = z.optional(z.string().check(z.maxLength(64, "must be the plan of a preview")));

export const bulkScope = z.enum(bulkScopes, { error: "must be following or series" });
export const scope = z._default(z.enum(editScopes, { error: "must be occurrence, following or series" }), "occurrence");

/** One visit in the list of what an edit does. */
const effectLine = z.object({
  _id: id,
  date: localDate,
  timeframe: timeFrame,
  walker_id: z.nullable(id),
  status: visitStatus,
  /** The fields that it keeps as somebody set them for it alone. */
  kept: z.array(z.string()),
});

/** The parts of prices that come, go or become another amount, in dollars; null if there is none. Absent for none. */
export const partChanges = z.optional(
  z.array(z.object({ name: z.string(), from: z.nullable(dollars), to: z.nullable(dollars), visits: z.int() })),
);

/** The effect of an edit. Amounts are in dollars. */
const editEffect = z.object({
  /** Visits that change and stay booked. */
  changed: z.int(),
  cancelled: z.int(),
  restored: z.int(),
  /** Of those that change: how many their walkers must confirm again. */
  confirm_again: z.int(),
  /** Visits that keep something that was set for them alone. */
  kept: z.int(),
  /** Visits to come that are completed, and that were cancelled before: they stay as they are. */
  completed: z.int(),
  cancelled_before: z.int(),
  /** Dates after the stored ones that it is about; 'every' where the series never ends. */
  later: z.union([z.int(), z.literal("every")]),
  /** The charge and the pay of cancelled visits. */
  charge: dollars,
  pay: dollars,
  /** From which value to which how many visits go. */
  groups: z.array(
    z.object({
      field: z.string(),
      from: z.nullable(z.union([z.string(), z.number()])),
      to: z.nullable(z.union([z.string(), z.number()])),
      visits: z.int(),
    }),
  ),
  parts: partChanges,
  /** The first five visits that change, go or come back, as they will be, and the first five that keep something; or all. */
  first: z.array(effectLine),
  first_kept: z.array(effectLine),
});

/** The effect of an edit that changes nothing. */
export const noEffect: z.output<typeof editEffect> = {
  changed: 0,
  cancelled: 0,
  restored: 0,
  confirm_again: 0,
  kept: 0,
  completed: 0,
  cancelled_before: 0,
  later: 0,
  charge: 0,
  pay: 0,
  groups: [],
  first: [],
  first_kept: [],
};

/** The answer of every edit. */
const editAnswer = z.object({
  /** false: it is a preview, or there was nothing of the series to restore. */
  saved: z.boolean(),
  /** Names what is done. An edit that sends it is refused where something else would be done by then. */
  plan: z.string(),
  /** After the edit: the visit's version where one visit was edited, else the schedule's. */
  version: z.int(),
  effect: editEffect,
  /** The visit as it is then, where one was edited. */
  visit: z.nullable(calendarVisit),
});

/** The parts that all edits share. */
export const edit = {
  audience: ["admin"],
  params: z.object({ id }),
  query: z.object({ preview }),
  answer: editAnswer,
} as const;
