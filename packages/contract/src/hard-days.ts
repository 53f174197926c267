import {
  hardDayKinds,
  hardDayStates,
  isWalkerAway,
  leftReasons,
  maxHardDayVisits,
  serviceTypes,
} from "@petcare/domain";
import * as z from "zod/mini";
import { defineEndpoint, type Endpoint } from "./endpoint.ts";
import { id, instant, isId, localDate, maxText, seen, timeFrame, titled } from "./schema/basics.ts";
import { partChanges, plan, preview } from "./schema/edit.ts";
import { dollars } from "./schema/money.ts";

const fields = z.object({
  kind: z.enum(hardDayKinds, { error: "must be sick, off, close or away" }),
  /** The walker who is sick or off, or the client who is away. */
  about: titled("Person", z.optional(z.string().check(isId))),
  /** Local days, both included: today or later. */
  from: titled("First day", localDate),
  through: titled("Last day", localDate),
  /** For 'sick' and 'off': who may get visits. Absent: everybody who can be assigned, but the owner and whoever is away. */
  walker_ids: titled("Walkers", z.optional(z.array(id).check(z.maxLength(50, "must be at most 50 walkers")))),
  /** Which frames. Absent: the whole day. */
  timeframes: titled("Time frames", z.optional(z.array(timeFrame).check(z.maxLength(5, "must be at most 5 frames")))),
  /** For 'close' and 'away': visits of which not the usual becomes, but the other. */
  toggled_ids: titled("Visits", z.optional(z.array(id).check(z.maxLength(maxHardDayVisits, "are too many")))),
  /** For 'close': the visits move to the nearest day with room for the same walker. Otherwise they are cancelled. */
  moves: z._default(z.boolean(), false),
  /** The cost of cancelling: by the rules, or nothing. */
  cost: z._default(z.enum(["rule", "free"], { error: "must be rule or free" }), "rule"),
  /** The outcome for a visit that fits nobody, or no day: it stays, goes to nobody, or is cancelled. */
  unfit: z._default(z.enum(["keep", "unassign", "cancel"], { error: "must be keep, unassign or cancel" }), "keep"),
  reason: titled("Reason", z.nullish(z.string().check(seen, maxText(300)))),
  plan,
});
type Fields = z.output<typeof fields>;

/** One visit of the list as it is, and what becomes of it. */
const line = z.object({
  _id: id,
  date: localDate,
  timeframe: timeFrame,
  service: z.enum(serviceTypes),
  client_id: id,
  pet_names: z.array(z.string()),
  walker_id: z.nullable(id),
  /** false: it stays unless it is toggled, as an overnight stay does on a closed day. */
  usual: z.boolean(),
  does: z.enum(["give", "move", "cancel", "stay"]),
  /** Its walker and its day then. */
  to_walker_id: z.nullable(id),
  to_date: localDate,
  /** It finds no walker, or no day. */
  unfit: z.boolean(),
  /** The amounts that are charged and paid where it is cancelled. */
  charge: dollars,
  pay: dollars,
});

/** A visit that an act or its undoing has left as it was. */
const leftLine = z.object({
  _id: id,
  date: localDate,
  timeframe: timeFrame,
  client_id: id,
  pet_names: z.array(z.string()),
  walker_id: z.nullable(id),
  why: z.enum(leftReasons),
});

/** A hard day as it is kept. */
export const hardDay = z.object({
  _id: id,
  kind: z.enum(hardDayKinds),
  about: z.nullable(id),
  from: localDate,
  through: localDate,
  reason: z.nullable(z.string()),
  at: instant,
  state: z.enum(hardDayStates),
  /** Its visits, and how many of them are as this state would have them. */
  total: z.int().check(z.lte(maxHardDayVisits)),
  done: z.int(),
  /** Those that it left, and once it is undone those that were not put back. */
  left: z.array(leftLine),
  /** Until when it can be undone; null: it cannot. */
  undoable_until: z.nullable(instant),
});

const answer = z.object({
  /** false: it is a preview. */
  saved: z.boolean(),
  /** Names what is done. A request that sends it is refused where something else would be done by then. */
  plan: z.string(),
  /** By date. */
  visits: z.array(line),
  /** Visits that have begun or whose time frame is over. They stay as they are. */
  begun: z.int(),
  /** Everybody who can be given visits, the owner last; none where visits are cancelled or moved. */
  walkers: z.array(
    z.object({
      walker_id: id,
      name: z.string(),
      /** Whether they may get visits. */
      chosen: z.boolean(),
      /** Their visits in these days before and after. */
      before: z.int(),
      after: z.int(),
      /** The fullest frame in which they get one, in minutes; null: they get none. */
      fullest: z.nullable(z.object({ date: localDate, timeframe: timeFrame, minutes: z.int(), of: z.int() })),
    }),
  ),
  money: z.object({
    /** The charge and the pay of what is cancelled. */
    charged: dollars,
    paid: dollars,
    /** The pay of what is given or moved: now, and then. */
    pay: dollars,
    new_pay: dollars,
  }),
  parts: partChanges,
  /** The day as it is kept; null for a preview. */
  day: z.nullable(hardDay),
});

const shared = { audience: ["admin"] } as const;
const ofKeptDay = { ...shared, method: "POST", params: z.object({ id }), answer: hardDay } as const;

export const doHardDay = defineEndpoint({
  ...shared,
  name: "doHardDay",
  method: "PUT",
  path: "/hard-days/{id}",
  handler: "hard-days/do-hard-day",
  summary: "Gives away, moves or cancels the visits of some days, each by an act of its own. The id is the form's.",
  params: z.object({ id }),
  query: z.object({ preview }),
  body: fields.check(
    z.refine<Fields>(({ kind, about }) => kind === "close" || about !== undefined, {
      path: ["about"],
      error: "Please select a person",
    }),
    z.refine<Fields>(({ kind, unfit }) => unfit === "keep" || unfit === (isWalkerAway(kind) ? "unassign" : "cancel"), {
      path: ["unfit"],
      error: "must be another choice for this kind of day",
    }),
  ),
  answer,
});

export const continueHardDay = defineEndpoint({
  ...ofKeptDay,
  name: "continueHardDay",
  path: "/hard-days/{id}/continue",
  handler: "hard-days/continue-hard-day",
  summary: "Does what is left of a hard day, or of undoing it.",
});

export const undoHardDay = defineEndpoint({
  ...ofKeptDay,
  name: "undoHardDay",
  path: "/hard-days/{id}/undo",
  handler: "hard-days/undo-hard-day",
  summary: "Puts back the visits of a hard day that nobody has changed since. It can be repeated.",
});

export const listHardDays = defineEndpoint({
  ...shared,
  name: "listHardDays",
  method: "GET",
  path: "/hard-days",
  handler: "hard-days/list-hard-days",
  summary: "The hard days that are kept, the latest first.",
  answer: z.array(hardDay),
});

export const hardDaysEndpoints: readonly Endpoint[] = [doHardDay, continueHardDay, undoHardDay, listHardDays];
