import { business } from "@petcare/business";
import type { AnswerOf, getPricing } from "@petcare/contract";
import { ratesInCents, ratesInDollars, ratesOver } from "@petcare/domain";
import { readPricing } from "@petcare/storage";
import { runtime } from "../runtime.ts";

/** Reads the default prices in dollars, with their version. */
export async function pricingAnswer(): Promise<AnswerOf<typeof getPricing>> {
  const { rates, version } = await readPricing(runtime.db);
  return { ...ratesInDollars(ratesOver(rates, ratesInCents(business.defaultPrices))), version };
}
