import { deleteWalkNote } from "@petcare/contract";
import { deleteNote, parseVisitId } from "@petcare/storage";
import { authorOf } from "../shared/pipeline/caller.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";
import { visitNotFound } from "../shared/visits/visit-not-found.ts";

/** Deletes a walk note. It can be repeated. Another person's visit and an open one are not found. */
export const handler = endpoint(deleteWalkNote, async ({ params, caller, via }) => {
  const key = parseVisitId(params.id);
  const outcome =
    key && (await deleteNote(runtime.db, { key, clientId: caller.household.id, by: authorOf({ caller, via }) }));
  if (outcome !== "done") throw visitNotFound();
  return { ok: true as const };
});
