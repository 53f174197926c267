import { listSent } from "@petcare/contract";
import { readSent } from "@petcare/storage";
import { sentAnswers } from "../shared/notices/compose.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";

export const handler = endpoint(listSent, async ({ query, caller }) => {
  const { sent, cursor } = await readSent(runtime.db, { ...query, since: caller.user.created_at, now: runtime.now() });
  return { items: await sentAnswers(sent), next: cursor };
});
