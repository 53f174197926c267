import type { Samples } from "../sample.ts";

export const earningsSamples: Samples = {
  myEstimatedEarnings: () => ({ query: { start: "2026-11-16", end: "2026-11-23" } }),
};
