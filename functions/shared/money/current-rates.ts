import { business } from "@petcare/business";
import { type Rates, toCents } from "@petcare/domain";
import { getPricing } from "@petcare/storage";
import { runtime } from "../runtime.ts";

/** The default prices in cents: each from the owner's settings, else from the business facts. */
export async function currentRates(): Promise<Rates> {
  const { walk25, visit, overnight, other } = await getPricing(runtime.db);
  return {
    walk25: walk25 ?? fact("walk25"),
    visit: visit ?? fact("visit"),
    overnight: overnight ?? fact("overnight"),
    other: other ?? fact("other"),
  };
}

function fact(service: keyof Rates): number {
  const cents = toCents(business.defaultPrices[service]);
  if (cents === undefined) throw new Error(`The business's price of ${service} is not an amount of dollars and cents`);
  return cents;
}
