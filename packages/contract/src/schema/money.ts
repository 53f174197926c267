import { toCents } from "@petcare/domain";
import * as z from "zod/mini";

export const isPrice = z.refine<number>(
  (dollars) => toCents(dollars) !== undefined && dollars <= 100_000,
  "must be an amount of 0 to 100000 dollars in whole cents",
);
/** An amount in dollars, with at most two decimals. */
export const price = z.number({ error: "must be an amount in dollars" }).check(isPrice);
export const dollars = z.number();

/** An amount in dollars for each service. */
export const rates = z.object({ walk25: dollars, visit: dollars, overnight: dollars, other: dollars });
