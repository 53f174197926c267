import { getSubscription } from "@petcare/contract";
import { readSubscription } from "@petcare/storage";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";

export const handler = endpoint(getSubscription, async ({ caller }) => {
  const subscription = await readSubscription(runtime.db, caller.person.id);
  return { made_at: subscription ? new Date(subscription.made_at).toISOString() : null };
});
