import { showVisitCodes } from "@petcare/contract";
import { homeOf } from "@petcare/domain";
import { noteReading, readUser } from "@petcare/storage";
import { authorOf } from "../shared/pipeline/caller.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";
import { codesInClear } from "../shared/visits/home-codes.ts";
import { readVisitFor } from "../shared/visits/read-visit-for.ts";
import { visitNotFound } from "../shared/visits/visit-not-found.ts";

/** Shows a visit's codes. The history records it first, so that no code is read without a record. */
export const handler = endpoint(showVisitCodes, async ({ params: { id }, caller, via }) => {
  const visit = await readVisitFor(caller, id);
  // A cancelled visit needs no code.
  const mayEnter = caller.role === "admin" || visit.status !== "cancelled";
  const client = mayEnter ? await readUser(runtime.db, visit.client_id) : undefined;
  if (!client) throw visitNotFound();
  await noteReading(runtime.db, client, id, authorOf({ caller, via }));
  return codesInClear({ ...client, garage_code: homeOf(visit, client).garage_code ?? undefined });
});
