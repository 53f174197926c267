import { getPricing } from "@petcare/contract";
import { ratesInDollars } from "@petcare/domain";
import { currentRates } from "../shared/money/rates.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";

export const handler = endpoint(getPricing, async () => ratesInDollars(await currentRates()));
