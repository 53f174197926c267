import { getDashboard, getJournal, getReconciliation, getSalesTax } from "@petcare/contract";
import { sampleOf } from "../sample.ts";

export const bookSamples = [
  sampleOf(getReconciliation, () => ({ query: { from: "2026-11-16", to: "2026-11-22" } })),
  sampleOf(getJournal, () => ({ query: { from: "2026-11-01", to: "2026-11-30" } })),
  sampleOf(getSalesTax, () => ({ query: { from: "2026-11-01", to: "2026-11-30" } })),
  sampleOf(getDashboard, () => ({})),
];
