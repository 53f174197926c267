import { type Cents, type Rates, toDollars } from "@petcare/domain";

/** Cents → dollars, for the edge; what is not set stays out. */
export function ratesInDollars<Some extends { [key in keyof Rates]?: Cents | undefined }>(rates: Some): Some {
  const set = Object.entries(rates).filter(([, cents]) => cents !== undefined);
  return Object.fromEntries(set.map(([service, cents]) => [service, toDollars(cents as Cents)])) as Some;
}
