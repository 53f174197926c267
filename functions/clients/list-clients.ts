import { listClients } from "@petcare/contract";
import { isStillThere, listPeople, readMembers } from "@petcare/storage";
import { listedClient } from "../shared/people/client-answer.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { fitting } from "../shared/pipeline/fitting.ts";
import { runtime } from "../shared/runtime.ts";

/** Lists the clients. The cursor is the id of the next page's first client. */
export const handler = endpoint(listClients, async ({ query: { cursor } }) => {
  const clients = (await listPeople(runtime.db, "clients")).filter(isStillThere);
  const first = cursor ? clients.findIndex(({ id }) => id === cursor) : 0;
  const left = first < 0 ? [] : clients.slice(first);
  const members = await readMembers(runtime.db, left);
  const answers = left.map((client) =>
    listedClient(
      client,
      members.filter(({ id }) => client.members?.has(id)),
    ),
  );
  const items = answers.slice(0, fitting(answers));
  return { items, next: left[items.length]?.id };
});
