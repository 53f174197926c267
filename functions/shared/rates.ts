import { type Rates, toDollars } from "@petcare/domain";

/** Cents → dollars, for the edge. */
export const ratesInDollars = <Some extends Partial<Rates>>(rates: Some) =>
  Object.fromEntries(Object.entries(rates).map(([key, cents]) => [key, toDollars(cents)])) as Some;
