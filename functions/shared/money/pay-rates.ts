import { business } from "@petcare/business";
import { type PayRates, payRates, ratesInCents } from "@petcare/domain";
import type { User } from "@petcare/storage";

/** What a walker earns per service, in cents: their own rate, else the business's; undefined where neither is set. */
export const payRatesOf = (walker: Pick<User, "pay_rates"> | undefined): PayRates =>
  payRates(walker?.pay_rates ?? {}, ratesInCents(business.defaultWalkerPay));
