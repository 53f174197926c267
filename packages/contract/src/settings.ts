import { defineEndpoint, type Endpoint } from "./endpoint.ts";
import { rates } from "./schema/money.ts";

export const getPricing = defineEndpoint({
  name: "getPricing",
  method: "GET",
  path: "/settings/pricing",
  handler: "settings/get-pricing",
  audience: ["admin"],
  summary: "The default prices in dollars.",
  answer: rates,
});

export const settingsEndpoints: readonly Endpoint[] = [getPricing];
