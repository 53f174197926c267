import { business } from "@petcare/business";
import { type Rates, ratesInCents, ratesOver, type SomeRates } from "@petcare/domain";
import { type PayRates, readPricing, type User } from "@petcare/storage";
import { runtime } from "../runtime.ts";

/** The default prices in cents, from the owner's settings or else from the business facts. */
export async function currentRates(): Promise<Rates> {
  return ratesOver((await readPricing(runtime.db)).rates, ratesInCents(business.defaultPrices));
}

/** A walker's pay per service in cents: the own rate, or else the business's. It is undefined where neither is set. */
export const payRatesOf = (walker: Pick<User, "pay_rates"> | undefined): SomeRates =>
  ratesOver(walker?.pay_rates ?? {}, ratesInCents(business.defaultWalkerPay));

/** What each of some walkers earns per service, by their ids. */
export const ratesById = (walkers: readonly Pick<User, "id" | "pay_rates">[]): PayRates =>
  Object.fromEntries(walkers.map((walker) => [walker.id, payRatesOf(walker)]));
