import { myEstimatedEarnings } from "@petcare/contract";
import { sampleOf } from "../sample.ts";

export const earningsSamples = [
  sampleOf(myEstimatedEarnings, () => ({ query: { start: "2026-11-16", end: "2026-11-23" } })),
];
