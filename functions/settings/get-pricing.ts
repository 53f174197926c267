import { getPricing } from "@petcare/contract";
import { pricingAnswer } from "../shared/money/pricing-answer.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";

export const handler = endpoint(getPricing, () => pricingAnswer());
