import { getWalker, walkerEarnings, walkerHeartbeat, walkersOverview } from "@petcare/contract";
import { sampleOf } from "../sample.ts";

export const walkerSamples = [
  sampleOf(walkersOverview, () => ({})),
  sampleOf(getWalker, (_stage, { walker }) => ({ params: { id: walker.user.id } })),
  sampleOf(walkerEarnings, (_stage, { walker }) => ({
    params: { id: walker.user.id },
    query: { start: "2026-11-16", end: "2026-11-23" },
  })),
  sampleOf(walkerHeartbeat, () => ({})),
];
