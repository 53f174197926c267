import { getPricing } from "@petcare/contract";
import { currentRates } from "../shared/current-rates.ts";
import { endpoint } from "../shared/endpoint.ts";
import { ratesInDollars } from "../shared/rates.ts";

export const handler = endpoint(getPricing, async () => ratesInDollars(await currentRates()));
