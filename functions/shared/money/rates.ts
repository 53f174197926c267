import { business } from "@petcare/business";
import { type Rates, ratesInCents, ratesOver, type SomeRates } from "@petcare/domain";
import { getPricing, type User } from "@petcare/storage";
import { runtime } from "../runtime.ts";

/** The default prices in cents: each from the owner's settings, else from the business facts. */
export async function currentRates(): Promise<Rates> {
  return ratesOver(await getPricing(runtime.db), ratesInCents(business.defaultPrices));
}

/** What a walker earns per service, in cents: their own rate, else the business's; undefined where neither is set. */
export const payRatesOf = (walker: Pick<User, "pay_rates"> | undefined): SomeRates =>
  ratesOver(walker?.pay_rates ?? {}, ratesInCents(business.defaultWalkerPay));
