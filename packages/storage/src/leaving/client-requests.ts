import { isOpenRequest } from "@petcare/domain";
import { mapChanges, withMasked } from "../history/changes.ts";
import { forgetHistory } from "../history/forget-history.ts";
import type { Author } from "../history/history-row.ts";
import { ownId } from "../people/own-id.ts";
import { type ClientRequest, readClientRequest, requestsOfClient, storeRequest } from "../requests/client-request.ts";
import type { Db } from "../table/client.ts";
import { inParallel } from "../table/in-parallel.ts";
import { clientRequestKey } from "../table/person-keys.ts";
import { changing } from "../table/transact.ts";

const words = new Set(["words", "answer"]);

/**
 * Withdraws the open requests of a person who leaves, and removes the texts of all their requests and of those' history. It can
 * be repeated.
 */
export async function forgetRequests(db: Db, clientId: string, by: Author): Promise<void> {
  await changeEach(db, clientId, by, (request) => {
    const { words: _, answer, care, ...rest } = request;
    const isToDo = isOpenRequest(request) || [request.words, answer, care].some((said) => said !== undefined);
    return isToDo ? { ...rest, ...(isOpenRequest(request) && { state: "withdrawn" }) } : undefined;
  });
  await inParallel(await requestsOfClient(db, ownId(clientId)), ({ id }) =>
    forgetHistory(db, clientRequestKey(id).pk, ({ name, changes }) => ({
      name,
      changes: mapChanges(changes, (field, value) => withMasked(field, value, words)),
    })),
  );
}

/** Moves a client's requests to another client. It can be repeated. */
export const giveRequests = (db: Db, { from, to }: { from: string; to: string }, by: Author): Promise<unknown> =>
  changeEach(db, from, by, (request) => (request.client_id === from ? { ...request, client_id: to } : undefined));

/** Changes each request of a client by `change`. The index may lag, so each is read again. */
const changeEach = async (
  db: Db,
  clientId: string,
  by: Author,
  change: (request: ClientRequest) => ClientRequest | undefined,
): Promise<unknown> =>
  inParallel(await requestsOfClient(db, ownId(clientId)), ({ id }) =>
    changing<ClientRequest, [ClientRequest, ClientRequest], "written" | "unchanged">({
      what: `Request ${id}`,
      read: () => readClientRequest(db, id),
      decide: (request) => {
        const after = request && change(request);
        return request && after
          ? { change: [request, { ...after, version: request.version + 1 }] }
          : { result: "unchanged" };
      },
      write: ([before, after]) => storeRequest(db, before, after, by),
    }),
  );
