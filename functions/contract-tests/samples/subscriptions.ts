import { getSubscription, makeSubscription, removeSubscription, subscribedVisits } from "@petcare/contract";
import { storeSubscription } from "@petcare/storage";
import { digest } from "../../shared/runtime.ts";
import type { ContractTestApp } from "../contract-test-app.ts";
import { type Parties, sampleOf } from "../sample.ts";

const key = "k".repeat(43);

const storeOf = ({ installation }: ContractTestApp, { walker }: Parties) =>
  storeSubscription(installation.db, { userId: walker.user.id, hash: digest(key), made_at: 0 });

export const subscriptionSamples = [
  sampleOf(getSubscription, () => ({})),
  sampleOf(makeSubscription, () => ({ body: { key } })),
  sampleOf(removeSubscription, async (app, parties) => {
    await storeOf(app, parties);
    return {};
  }),
  sampleOf(subscribedVisits, async (app, parties) => {
    await storeOf(app, parties);
    return { params: { file: `${parties.walker.user.id}.${key}.ics` } };
  }),
];
