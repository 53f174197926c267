import { business } from "@petcare/business";
import { setPricing } from "@petcare/contract";
import { ratesInCents } from "@petcare/domain";
import { putPricing } from "@petcare/storage";
import { pricingAnswer } from "../shared/money/pricing-answer.ts";
import { AppError } from "../shared/pipeline/app-error.ts";
import { authorOf } from "../shared/pipeline/caller.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";

/** Changes the default prices if their version is current. A repeated request changes nothing. */
export const handler = endpoint(setPricing, async ({ body: { version, ...prices }, caller, via }) => {
  const outcome = await putPricing(runtime.db, ratesInCents(prices), authorOf({ caller, via }), {
    version,
    defaults: ratesInCents(business.defaultPrices),
  });
  const now = await pricingAnswer();
  const isSo = (["walk25", "visit", "overnight", "other"] as const).every(
    (service) => now[service] === prices[service],
  );
  if (outcome === "refused" && !isSo) throw new AppError("conflict", undefined, { current: now });
  return now;
});
