import { business } from "@petcare/business";
import {
  mayHaveParts,
  type PriceRules,
  partsOf,
  type Rates,
  ratesInCents,
  ratesOver,
  type SomeRates,
  type VisitPart,
} from "@petcare/domain";
import {
  listPeople,
  type PayRates,
  pricedBooking,
  readPriceRules,
  readSchedule,
  type Terms,
  type User,
  type Visit,
} from "@petcare/storage";
import { runtime } from "../runtime.ts";

/** Makes the terms of visits' money from pay rates and the current price rules. */
export const termsWith = async (rates: PayRates): Promise<Terms> => termsBy(await readPriceRules(runtime.db), rates);

/** Makes the terms of visits' money from pay rates and price rules. */
export const termsBy = (rules: PriceRules, rates: PayRates): Terms => ({
  rates,
  partsOf: (visit, booking) => partsOf(rules, visit, booking, business.timeZone),
});

/** Computes an open visit's price parts by the current rules. */
export const readPartsOf = async (visit: Visit): Promise<VisitPart[]> =>
  readPartsBy(await readPriceRules(runtime.db), visit);

/** Computes an open visit's price parts by given rules. Reads its schedule only if a rule needs it. */
export async function readPartsBy(rules: PriceRules, visit: Visit): Promise<VisitPart[]> {
  if (!mayHaveParts(rules, visit)) return [];
  const schedule = await readSchedule(runtime.db, visit.schedule_id);
  return schedule ? termsBy(rules, {}).partsOf(visit, pricedBooking(schedule, visit)) : [];
}

type Earner = Partial<Pick<User, "role" | "pay_rates">>;

/**
 * Maps services to pay in cents. A walker has their own rate, or else the business's, which may be undefined. The owner has
 * only their own rate.
 */
export const payRatesOf = ({ role, pay_rates = {} }: Earner = {}): SomeRates =>
  ratesOver(pay_rates, role === "admin" ? nothing : ratesInCents(business.defaultWalkerPay));

const nothing: Rates = { walk25: 0, visit: 0, overnight: 0, other: 0 };

/** Maps people's ids to their pay rates. */
export const ratesById = (walkers: readonly (Pick<User, "id"> & Earner)[]): PayRates =>
  Object.fromEntries(walkers.map((walker) => [walker.id, payRatesOf(walker)]));

/** Reads the pay rates of the whole team, by their ids. */
export const teamRates = async (): Promise<PayRates> => ratesById(await listPeople(runtime.db, "team"));
