import { business } from "@petcare/business";
import { mayHaveParts, type PriceRules, partsOf, type VisitPart } from "@petcare/domain";
import { type PayRates, pricedBooking, readPriceRules, readSchedule, type Terms, type Visit } from "@petcare/storage";
import { runtime } from "../runtime.ts";

/** Makes the terms of visits' money from some rates and the rules as they are now. */
export const termsWith = async (rates: PayRates): Promise<Terms> => termsBy(await readPriceRules(runtime.db), rates);

/** Makes the terms of visits' money from some rates and rules. */
export const termsBy = (rules: PriceRules, rates: PayRates): Terms => ({
  rates,
  partsOf: (visit, booking) => partsOf(rules, visit, booking, business.timeZone),
});

/** Reads the parts of an open visit's price by the rules as they are now. Most visits need no schedule for it. */
export const readPartsOf = async (visit: Visit): Promise<VisitPart[]> =>
  readPartsBy(await readPriceRules(runtime.db), visit);

/** Reads the parts of an open visit's price by some rules. */
export async function readPartsBy(rules: PriceRules, visit: Visit): Promise<VisitPart[]> {
  if (!mayHaveParts(rules, visit)) return [];
  const schedule = await readSchedule(runtime.db, visit.schedule_id);
  return schedule ? termsBy(rules, {}).partsOf(visit, pricedBooking(schedule, visit)) : [];
}
