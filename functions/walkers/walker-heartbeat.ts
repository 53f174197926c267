import { walkerHeartbeat } from "@petcare/contract";
import { storeHeartbeat } from "@petcare/storage";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";

export const handler = endpoint(walkerHeartbeat, async ({ caller }) => {
  await storeHeartbeat(runtime.db, caller.id, runtime.now());
  return { ok: true as const };
});
