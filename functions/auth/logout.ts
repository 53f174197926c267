import { logout } from "@petcare/contract";
import { endSession } from "@petcare/storage";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";

export const handler = endpoint(logout, async ({ caller }) => {
  await endSession(runtime.db, caller.id, caller.session, runtime.now());
  return { ok: true as const };
});
