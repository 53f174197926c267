import { business } from "@petcare/business";
import type { Rates } from "@petcare/domain";
import { getPricing } from "@petcare/storage";
import { runtime } from "./runtime.ts";

/** The default prices in cents: the owner's settings, else the business facts. */
export const currentRates = async (): Promise<Rates> => (await getPricing(runtime.db)) ?? business.defaultPrices;
