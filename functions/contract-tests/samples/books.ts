import type { Samples } from "../sample.ts";

export const bookSamples: Samples = {
  getReconciliation: () => ({ query: { from: "2026-11-16", to: "2026-11-22" } }),
  getJournal: () => ({ query: { from: "2026-11-01", to: "2026-11-30" } }),
  getSalesTax: () => ({ query: { from: "2026-11-01", to: "2026-11-30" } }),
};
