import { toCents } from "@petcare/domain";
import * as z from "zod/mini";
import { titled } from "./basics.ts";
import { serviceType } from "./visit-fields.ts";

export const isPrice = z.refine<number>(
  (dollars) => toCents(dollars) !== undefined && dollars <= 100_000,
  "must be an amount of 0 to 100000 dollars in whole cents",
);
/** An amount in dollars, with at most two decimals. */
export const price = z.number({ error: "must be an amount in dollars" }).check(isPrice);
export const isAboveZero = z.refine<number>((dollars) => dollars > 0, "must be above $0.00");
/** The same, of which there must be some. */
export const priceAboveZero = price.check(isAboveZero);
export const isSignedPrice = z.refine<number>(
  (dollars) => toCents(Math.abs(dollars)) !== undefined && Math.abs(dollars) <= 100_000,
  "must be an amount of -100000 to 100000 dollars in whole cents",
);
/** The same, which may be below zero. */
export const signedPrice = z.number({ error: "must be an amount in dollars" }).check(isSignedPrice);
export const dollars = z.number();

/** An amount in dollars for each service. */
export const rates = z.object({ walk25: dollars, visit: dollars, overnight: dollars, other: dollars });

/** The parts of a price beside the price itself, by name, in dollars. Absent if there are none. */
export const parts = z.optional(z.array(z.object({ name: z.string(), amount: dollars })));

/** The services whose price is another one now, with both prices in dollars. */
export const newPrices = z.object({
  prices: z
    .array(z.object({ service_type: serviceType, from: titled("Old price", price), to: titled("New price", price) }))
    .check(z.minLength(1, "must name a price"), z.maxLength(4, "must be at most 4 prices")),
});

/** The booked visits that take the new prices. */
export const repriced = z.object({
  /** false: it is a preview. */
  saved: z.boolean(),
  /** Stored visits that take the new price. */
  visits: z.int(),
  /** Dates after those; 'every' where a series never ends. */
  later: z.union([z.int(), z.literal("every")]),
  /** The sum of those visits, in dollars. */
  before: dollars,
  after: dollars,
  /** Stored visits of these services that keep another price. */
  kept: z.int(),
});
