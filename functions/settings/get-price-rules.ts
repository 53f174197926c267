import { getPriceRules } from "@petcare/contract";
import { readPriceRules } from "@petcare/storage";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";
import { priceRulesAnswer } from "./price-rules-answer.ts";

export const handler = endpoint(getPriceRules, async () => priceRulesAnswer(await readPriceRules(runtime.db)));
