import {
  cancelDays,
  federalHolidayKeys,
  maxCancelRules,
  maxOwnHolidays,
  maxRules,
  ruledShares,
  serviceTypes,
} from "@petcare/domain";
import * as z from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";
import { id, localDate, once, requiredLine, settingsVersion, timeFrame, titled } from "./schema/basics.ts";
import { preview } from "./schema/edit.ts";
import { dollars, price } from "./schema/money.ts";

const whole = (min: number, max: number) =>
  z
    .int("must be a whole number")
    .check(z.minimum(min, `must be at least ${min}`), z.maximum(max, `must be at most ${max}`));

/** An amount in dollars, or whole percents of the price or of the walker's pay. */
const ruleAmount = z.union(
  [z.strictObject({ dollars: price }), z.strictObject({ percent: titled("Percent", whole(1, 100)) })],
  "must be an amount in dollars or 1 to 100 percent",
);

const when = z.discriminatedUnion(
  "type",
  [
    z.strictObject({ type: z.literal("holidays") }),
    /** 0 Monday … 6 Sunday. */
    z.strictObject({
      type: z.literal("weekdays"),
      weekdays: titled("Days", z.array(whole(0, 6)).check(z.minLength(1, "must name a day"), each("day"))),
    }),
    z.strictObject({
      type: z.literal("frames"),
      timeframes: titled(
        "Time frames",
        z.array(timeFrame).check(z.minLength(1, "must name a time frame"), each("frame")),
      ),
    }),
    z.strictObject({ type: z.literal("late"), hours: titled("Hours", whole(1, 336)) }),
    z.strictObject({ type: z.literal("pets"), beyond: titled("Pets", whole(1, 20)) }),
  ],
  "must be holidays, weekdays, frames, late or pets",
);

function each<Member extends string | number>(what: string) {
  return once<Member>(`must name each ${what} once`, String);
}

const services = titled(
  "Services",
  z
    .array(z.enum(serviceTypes))
    .check(z.minLength(1, "must name a service"), z.maxLength(4, "must be at most 4 services"), each("service")),
);

export const priceRule = z.object({
  id,
  name: requiredLine("Name", "Name the rule", 80),
  services,
  when,
  charge: titled("Client pays", ruleAmount),
  /** Null: the walker gets nothing of it. */
  pay: titled("Walker gets", z.nullable(ruleAmount)),
  /** The first local day of visits for which it counts. */
  from: titled("First day", localDate),
  /** The first day for which it does not count any more; null: it has no end. */
  to: titled("Ends", z.nullable(localDate)),
});

export const cancelRule = z.object({
  services,
  /** On every day, on holidays alone, or on all others. */
  on: z.enum(cancelDays, { error: "must be all, holidays or ordinary" }),
  /** Less than so many before the visit's time frame begins. */
  hours: titled("Hours", whole(1, 720)),
  charge: titled("Charge", z.enum(ruledShares, { error: "must be nothing, half or all" })),
  pay: titled("Pay", z.enum(ruledShares, { error: "must be nothing, half or all" })),
});

const cancelling = z.array(cancelRule).check(z.maxLength(maxCancelRules, `must be at most ${maxCancelRules} rows`));

const rules = {
  rules: titled(
    "Rules",
    z.array(priceRule).check(
      z.maxLength(maxRules, `must be at most ${maxRules} rules`),
      once("must name each rule once", (one) => one.id),
    ),
  ),
  /** The federal holidays that count. */
  holidays: z.array(z.enum(federalHolidayKeys)).check(z.maxLength(11, "must be at most 11 holidays"), each("holiday")),
  /** Holidays of the business's own. */
  days: z.array(z.object({ date: titled("Day", localDate), name: requiredLine("Name", "Name the day", 80) })).check(
    z.maxLength(maxOwnHolidays, `must be at most ${maxOwnHolidays} days`),
    once("must name each day once", ({ date }) => date),
  ),
  version: settingsVersion,
};

const answer = z.object({
  ...rules,
  /** The cost of cancelling, a row each. */
  cancelling,
  /** Whether requests that cancel for nothing are accepted at once. */
  accept_free_cancels: z.boolean(),
  /** Whether strangers can ask for a meet and greet. */
  takes_meets: z.boolean(),
});

export const getPriceRules = defineEndpoint({
  name: "getPriceRules",
  method: "GET",
  path: "/settings/price-rules",
  handler: "settings/get-price-rules",
  audience: ["admin"],
  summary: "The price rules, the holidays, and what cancelling costs.",
  answer,
});

export const setPriceRules = defineEndpoint({
  name: "setPriceRules",
  method: "PUT",
  path: "/settings/price-rules",
  handler: "settings/set-price-rules",
  audience: ["admin"],
  summary: "Sets the rules, the holidays and what cancelling costs. A rule whose first day is over can only be ended.",
  query: z.object({ preview }),
  body: z.object({
    ...rules,
    /** Absent: they stay as they are. */
    cancelling: titled("Cancelling", z.optional(cancelling)),
    accept_free_cancels: z.optional(z.boolean()),
    takes_meets: z.optional(z.boolean()),
  }),
  answer: z.extend(answer, {
    /** false: it is a preview. */
    saved: z.boolean(),
    /** The booked visits, stored from today on, that cost something else by it; and by how much in all. */
    effect: z.object({ visits: z.int(), change: dollars }),
  }),
});
