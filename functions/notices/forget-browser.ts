import { forgetBrowser } from "@petcare/contract";
import { deleteBrowser } from "@petcare/storage";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { digest, runtime } from "../shared/runtime.ts";

export const handler = endpoint(forgetBrowser, async ({ body: { endpoint }, caller: { person } }) => {
  await deleteBrowser(runtime.db, { userId: person.id, hash: digest(endpoint) });
  return { ok: true as const };
});
