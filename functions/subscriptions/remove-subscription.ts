import { removeSubscription } from "@petcare/contract";
import { deleteSubscription } from "@petcare/storage";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";

export const handler = endpoint(removeSubscription, async ({ caller }) => {
  await deleteSubscription(runtime.db, caller.person.id);
  return { ok: true as const };
});
