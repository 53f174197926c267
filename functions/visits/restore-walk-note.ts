import { restoreWalkNote } from "@petcare/contract";
import { parseVisitId, restoreNote } from "@petcare/storage";
import { authorOf } from "../shared/pipeline/caller.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";
import { visitNotFound } from "../shared/visits/visit-not-found.ts";

/** Restores a deleted walk note. It can be repeated. */
export const handler = endpoint(restoreWalkNote, async ({ params, caller, via }) => {
  const key = parseVisitId(params.id);
  const outcome =
    key && (await restoreNote(runtime.db, { key, clientId: caller.household.id, by: authorOf({ caller, via }) }));
  if (outcome !== "done") throw visitNotFound();
  return { ok: true as const };
});
