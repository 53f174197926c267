import { myWalkHistory } from "@petcare/contract";
import { readClientHistory } from "@petcare/storage";
import { forClient } from "../shared/client-visits.ts";
import { endpoint } from "../shared/endpoint.ts";
import { nextCursor } from "../shared/reply.ts";
import { runtime } from "../shared/runtime.ts";

export const handler = endpoint(
  myWalkHistory,
  async ({ query: { limit = 50, cursor }, caller }) => {
    const { visits, cursor: next } = await readClientHistory(runtime.db, caller.id, { limit, cursor });
    return { body: await forClient(visits), headers: nextCursor(next) };
  },
  { setsHeaders: true },
);
