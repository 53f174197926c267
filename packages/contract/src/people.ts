import * as z from "zod/mini";
import { defineEndpoint, type Endpoint } from "./endpoint.ts";
import { id, isId, localDate, seenVersion, timeFrame, titled } from "./schema/basics.ts";
import { plan, preview, version } from "./schema/edit.ts";
import { dollars } from "./schema/money.ts";
import { amountsGiven, shares } from "./schema/shares.ts";

const visitsFields = z.object({
  do: z.enum(["keep", "unassign", "reassign", "spread", "cancel"], {
    error: "must be keep, unassign, reassign, spread or cancel",
  }),
  /** For 'reassign'. */
  walker_id: titled("Walker", z.optional(z.string().check(isId))),
  /** For 'spread': who may get visits. Absent: everybody who can be assigned. */
  walker_ids: titled("Walkers", z.optional(z.array(id).check(z.maxLength(50, "must be at most 50 walkers")))),
  /** For 'cancel'. */
  ...shares,
});

/** One visit that nobody has room for. */
const visitLine = z.object({
  _id: id,
  date: localDate,
  timeframe: timeFrame,
  client_id: id,
  pet_names: z.array(z.string()),
});

/** How many visits became what. */
export const handedOver = z.object({ kept: z.int(), moved: z.int(), unassigned: z.int(), cancelled: z.int() });

const deactivation = z.object({
  /** false: it is a preview. */
  saved: z.boolean(),
  /** Names what is done. A request that sends it is refused where something else would be done by then. */
  plan: z.string(),
  /** The person's, after it. */
  version: z.int(),
  /** Their open visits of today and later, as far as they are stored. */
  visits: z.object({
    count: z.int(),
    today: z.int(),
    first: z.nullable(localDate),
    last: z.nullable(localDate),
    /** How many of them belong to series, and how many series go on with somebody else or end. */
    in_series: z.int(),
    series: z.int(),
    clients: z.int(),
  }),
  outcome: handedOver,
  /** Everybody who can be given visits, the owner last. */
  walkers: z.array(
    z.object({
      walker_id: id,
      name: z.string(),
      /** How many they get. */
      visits: z.int(),
      /** How many would fit beside their other work, each on its own. */
      room: z.int(),
      /** How many of the clients they know. */
      knows: z.int(),
      /** Visits a week before and after, on average. */
      before: dollars,
      after: dollars,
    }),
  ),
  /** The first of those that fit nobody. */
  nobody: z.array(visitLine),
  money: z.object({
    /** The visits' prices, and their walker's pay. */
    prices: dollars,
    pay: dollars,
    /** The new walkers' pay for those that move. */
    new_pay: dollars,
    /** The charge and the pay of cancelled visits. */
    charged: dollars,
    paid: dollars,
  }),
  /** The keys that they hold. */
  keys: z.array(
    z.object({
      client_id: id,
      client_name: z.string(),
      key_id: id,
      label: z.string(),
      since: localDate,
    }),
  ),
});

export const deactivatePerson = defineEndpoint({
  name: "deactivatePerson",
  method: "POST",
  path: "/people/{id}/deactivate",
  handler: "people/deactivate-person",
  audience: ["admin"],
  summary: "Ends somebody's sign-in at once, and decides what becomes of their visits.",
  params: z.object({ id }),
  query: z.object({ preview }),
  body: z.object({
    version,
    visits: visitsFields.check(
      ...amountsGiven,
      z.refine<z.output<typeof visitsFields>>(
        ({ do: choice, walker_id }) => choice !== "reassign" || walker_id !== undefined,
        {
          path: ["walker_id"],
          error: "Please select a walker",
        },
      ),
    ),
    plan,
  }),
  answer: deactivation,
});

export const reactivatePerson = defineEndpoint({
  name: "reactivatePerson",
  method: "POST",
  path: "/people/{id}/reactivate",
  handler: "people/reactivate-person",
  audience: ["admin"],
  summary: "Lets somebody sign in again. Their visits stay where they are.",
  params: z.object({ id }),
  body: z.object({ version: seenVersion }),
  answer: z.object({ version: z.int() }),
});

export const peopleEndpoints: readonly Endpoint[] = [deactivatePerson, reactivatePerson];
