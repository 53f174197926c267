import * as z from "zod/mini";
import { defineEndpoint, type Endpoint } from "./endpoint.ts";
import { dollars } from "./schema/fields.ts";

export const getPricing = defineEndpoint({
  name: "getPricing",
  method: "GET",
  path: "/settings/pricing",
  handler: "settings/get-pricing",
  audience: ["admin"],
  summary: "The default prices in dollars.",
  answer: z.object({ walk25: dollars, visit: dollars, overnight: dollars, other: dollars }),
});

export const settingsEndpoints: readonly Endpoint[] = [getPricing];
