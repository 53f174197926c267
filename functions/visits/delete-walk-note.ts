import { deleteWalkNote } from "@petcare/contract";
import { deleteNote, parseVisitId } from "@petcare/storage";
import { authorOf } from "../shared/pipeline/caller.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";
import { visitNotFound } from "../shared/visits/visit-not-found.ts";

/** It can be repeated, with the same answer. A visit that is somebody else's or not completed is not found. */
export const handler = endpoint(deleteWalkNote, async ({ params, caller, via }) => {
  const key = parseVisitId(params.id);
  const outcome =
    key && (await deleteNote(runtime.db, { key, clientId: caller.household.id, by: authorOf({ caller, via }) }));
  if (outcome !== "done") throw visitNotFound();
  return { ok: true as const };
});
