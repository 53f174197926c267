import { myWalkHistory } from "@petcare/contract";
import { readClientHistory } from "@petcare/storage";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";
import { forClient } from "../shared/visits/client-visits.ts";

export const handler = endpoint(myWalkHistory, async ({ query: { limit, cursor }, caller }) => {
  const { visits, cursor: next } = await readClientHistory(runtime.db, caller.id, { limit, cursor });
  return { items: await forClient(visits), next };
});
