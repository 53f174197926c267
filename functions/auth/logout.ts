import { logout } from "@petcare/contract";
import { deleteBrowser, endSession } from "@petcare/storage";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";

export const handler = endpoint(logout, async ({ query: { browser }, caller }) => {
  if (browser) await deleteBrowser(runtime.db, { userId: caller.person.id, hash: browser });
  await endSession(runtime.db, caller.person.id, caller.session, runtime.now());
  return { ok: true as const };
});
