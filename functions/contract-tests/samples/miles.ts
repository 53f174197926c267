import { changeMyMiles, listMiles, myMiles } from "@petcare/contract";
import { sampleOf } from "../sample.ts";

export const milesSamples = [
  sampleOf(myMiles, () => ({})),
  sampleOf(changeMyMiles, () => ({ body: { date: "2026-11-20", miles: 12.3 } })),
  sampleOf(listMiles, () => ({ query: { from: "2026-01-01", to: "2026-12-31" } })),
];
