import { storeSubscription } from "@petcare/storage";
import { digest } from "../../shared/runtime.ts";
import type { ContractTestApp } from "../contract-test-app.ts";
import { after, type Parties, type Samples } from "../sample.ts";

const key = "k".repeat(43);

const storeOf = ({ installation }: ContractTestApp, { walker }: Parties) =>
  storeSubscription(installation.db, { userId: walker.user.id, hash: digest(key), made_at: 0 });

export const subscriptionSamples: Samples = {
  makeSubscription: () => ({ body: { key } }),
  removeSubscription: after(storeOf),
  subscribedVisits: after(storeOf, ({ walker }) => ({ params: { file: `${walker.user.id}.${key}.ics` } })),
};
