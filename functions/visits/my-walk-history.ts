import { myWalkHistory } from "@petcare/contract";
import { allDays, clientFields, readDonePage } from "@petcare/storage";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";
import { donePage } from "../shared/visits/agenda-page.ts";
import { forClient } from "../shared/visits/client-visits.ts";

export const handler = endpoint(myWalkHistory, async ({ query: { limit, cursor }, caller }) => {
  const done = { ...allDays, of: { role: "client", id: caller.household.id } } as const;
  const page = await readDonePage(runtime.db, done, clientFields, { limit, cursor });
  return donePage(page, await forClient(page.visits));
});
