import { showClientCodes } from "@petcare/contract";
import { noteReading } from "@petcare/storage";
import { findClient } from "../shared/people/find-person.ts";
import { authorOf } from "../shared/pipeline/caller.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";
import { codesInClear } from "../shared/visits/home-codes.ts";

/** Shows a client's codes. The history records it first, so that no code is read without a record. */
export const handler = endpoint(showClientCodes, async ({ params: { id }, caller, via }) => {
  const client = await findClient(id);
  await noteReading(runtime.db, client, undefined, authorOf({ caller, via }));
  return codesInClear(client);
});
