import { getPricing } from "@petcare/contract";
import { currentRates } from "../shared/money/current-rates.ts";
import { ratesInDollars } from "../shared/money/rates.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";

export const handler = endpoint(getPricing, async () => ratesInDollars(await currentRates()));
