import { maxDaysOff } from "@petcare/domain";
import * as z from "zod/mini";
import { myEstimatedEarnings } from "./earnings.ts";
import { defineEndpoint, type Endpoint } from "./endpoint.ts";
import { handedOver } from "./people.ts";
import { done, id, instant, localDate, optionalText, requiredLine, seenVersion, titled } from "./schema/basics.ts";
import { accountEmail } from "./schema/credentials.ts";
import { daysOff, daysOffFields } from "./schema/days-off.ts";
import { ownRates } from "./schema/household.ts";
import { invite } from "./schema/invite.ts";
import { dollars, rates } from "./schema/money.ts";
import { phone } from "./schema/person.ts";

export const walker = z.object({
  id,
  name: z.string(),
  active: z.boolean(),
  isAdmin: z.boolean(),
  isCurrentUser: z.boolean(),
  /** The owner sees every phone. A walker sees only the own one. */
  phone: z.nullable(z.string()),
  username: z.optional(z.string()),
  color: z.optional(z.string()),
  /** For the owner alone. */
  days_off: z.optional(z.array(daysOff)),
});

export const listWalkers = defineEndpoint({
  name: "listWalkers",
  method: "GET",
  path: "/walkers",
  handler: "walkers/list-walkers",
  audience: ["admin", "walker"],
  summary: "Everybody who can be assigned a visit: walkers and the owner.",
  answer: z.array(walker),
});

/** When somebody's dashboard was last open. Within six minutes of it they are online. */
const presence = { last_seen_at: z.nullable(instant), online: z.boolean() };

/** Visits by what became of them. Overdue ones are counted under nothing else. */
const weekVisits = z.object({
  completed: z.int(),
  confirmed: z.int(),
  scheduled: z.int(),
  overdue: z.int(),
  cancelled: z.int(),
});

export const walkersOverview = defineEndpoint({
  name: "walkersOverview",
  method: "GET",
  path: "/walkers/overview",
  handler: "walkers/walkers-overview",
  audience: ["admin"],
  summary: "What everybody of the team does and earns in this week, Monday to Sunday, and who is online.",
  answer: z.object({
    /** Both days included. */
    week: z.object({ first: localDate, last: localDate }),
    /** Null where no walker has deleted the account of late: so long ago that the visits then stored are to come. */
    left: z.nullable(
      z.object({
        /** When the last of them did. */
        at: instant,
        walkers: z.int(),
        /** All stored visits from today on that nobody has, and the day of the first. */
        visits: z.int(),
        first: z.nullable(localDate),
      }),
    ),
    /** Today's visits that will end after their time frame as things are, the nearest end first. Those overdue are not among them. */
    late: z.array(z.object({ _id: id, minutes: z.int() })),
    /** Today's open visits at which their walkers are, and since when. */
    here: z.array(z.object({ _id: id, since: instant })),
    walkers: z.array(
      z.object({
        id,
        ...presence,
        has_account: z.boolean(),
        /** Nothing was done today and nothing heard, though the first time frame is half over. */
        silent: z.boolean(),
        visits: weekVisits,
        /** In dollars, for the completed visits. */
        earned: dollars,
      }),
    ),
  }),
});

/** A member of the team as the owner reads them. */
export const walkerRecord = z.object({
  id,
  name: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  active: z.boolean(),
  isAdmin: z.boolean(),
  has_account: z.boolean(),
  /** Since when the owner has deactivated them, and what became of their visits. */
  deactivated: z.nullable(z.object({ at: instant, visits: handedOver })),
  /** The account was deleted by its owner, for good. */
  deleted: z.boolean(),
  ...presence,
  /** Dollars for each service that has a rate of the walker's own. */
  pay_rates: z.partial(rates),
  /** The rates that count if there are none. */
  default_pay: z.partial(rates),
  /** The day on which their form W-9 came. */
  w9_on: z.nullable(localDate),
  /** The first one first, until a week after their end. */
  days_off: z.array(daysOff),
  color: z.nullable(z.string()),
  notes: z.nullable(z.string()),
  invite: z.nullable(invite),
  created_at: instant,
  version: z.int(),
});

export const getWalker = defineEndpoint({
  name: "getWalker",
  method: "GET",
  path: "/walkers/{id}",
  handler: "walkers/get-walker",
  audience: ["admin"],
  summary: "A member of the team with their pay rates and the owner's notes.",
  params: z.object({ id }),
  answer: walkerRecord,
});

export const walkerEarnings = defineEndpoint({
  name: "walkerEarnings",
  method: "GET",
  path: "/walkers/{id}/earnings",
  handler: "walkers/walker-earnings",
  audience: ["admin"],
  summary: "What a member of the team earned with completed visits from start to end (exclusive), at most 366 days.",
  params: z.object({ id }),
  query: myEstimatedEarnings.query,
  answer: myEstimatedEarnings.answer,
});

const name = requiredLine("Full name", "Full name is required", 100);

/** The fields of a walker that the owner can set from the beginning. Null and empty text are as absent. */
const fields = {
  email: titled("Email", z.nullish(accountEmail)),
  phone: titled("Phone", z.nullish(phone)),
  pay_rates: z.optional(ownRates),
  /** Today or earlier. */
  w9_on: titled("W-9 came on", z.nullish(localDate)),
  /** They take the place of all that are kept. Those that ended over a week ago are left out. */
  days_off: titled("Days off", z.nullish(z.array(daysOffFields).check(z.maxLength(maxDaysOff, "must be at most 40")))),
  color: titled("Color", z.nullish(z.string().check(z.regex(/^#[0-9a-f]{6}$/, "must be a color such as #2f6690")))),
  notes: optionalText("Private notes", 4000),
};

export const createWalker = defineEndpoint({
  name: "createWalker",
  method: "POST",
  path: "/walkers",
  handler: "walkers/create-walker",
  audience: ["admin"],
  summary: "Makes the record of a walker without an account, once for its id.",
  /** The form makes the id. The same request again gets the same answer. */
  body: z.object({ id, name, ...fields }),
  answer: walkerRecord,
  status: 201,
});

export const changeWalker = defineEndpoint({
  name: "changeWalker",
  method: "PATCH",
  path: "/walkers/{id}",
  handler: "walkers/change-walker",
  audience: ["admin"],
  summary: "Changes what is sent of a member of the team.",
  params: z.object({ id }),
  body: z.object({ version: seenVersion, name: z.optional(name), ...fields }),
  answer: walkerRecord,
});

export const walkerHeartbeat = defineEndpoint({
  name: "walkerHeartbeat",
  method: "POST",
  path: "/walkers/heartbeat",
  handler: "walkers/walker-heartbeat",
  audience: ["walker"],
  summary: "Says that the caller's dashboard is open.",
  answer: done,
});

export const walkersEndpoints: readonly Endpoint[] = [
  listWalkers,
  walkersOverview,
  createWalker,
  getWalker,
  changeWalker,
  walkerEarnings,
  walkerHeartbeat,
];
