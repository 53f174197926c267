import { myWalkHistory } from "@petcare/contract";
import { readClientHistory } from "@petcare/storage";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { nextCursor } from "../shared/pipeline/reply.ts";
import { runtime } from "../shared/runtime.ts";
import { forClient } from "../shared/visits/client-visits.ts";

export const handler = endpoint(
  myWalkHistory,
  async ({ query: { limit = 50, cursor }, caller }) => {
    const { visits, cursor: next } = await readClientHistory(runtime.db, caller.id, { limit, cursor });
    return { body: await forClient(visits), headers: nextCursor(next) };
  },
  { setsHeaders: true },
);
