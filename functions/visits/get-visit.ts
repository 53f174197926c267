import { getVisit } from "@petcare/contract";
import { parseVisitId, readVisit, type Visit } from "@petcare/storage";
import type { Caller } from "../shared/pipeline/caller.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";
import { forClient } from "../shared/visits/client-visits.ts";
import { openedByOwner } from "../shared/visits/owner-visit.ts";
import { visitNotFound } from "../shared/visits/visit-not-found.ts";
import { forWalker, isInWalkerWindow } from "../shared/visits/walker-visits.ts";

export const handler = endpoint(getVisit, async ({ params, caller }) => {
  const key = parseVisitId(params.id);
  const visit = key && (await readVisit(runtime.db, key));
  const [answer] = visit ? await answersTo(caller, visit) : [];
  if (!answer) throw visitNotFound();
  return answer;
});

/** All of the visit for the owner, what the others' lists have of it, or nothing where it is not the caller's. */
async function answersTo({ id, role }: Caller, visit: Visit) {
  switch (role) {
    case "admin":
      return [await openedByOwner(visit)];
    case "walker":
      return visit.walker_id === id && isInWalkerWindow(visit) ? forWalker([visit]) : [];
    case "client":
      return visit.client_id === id ? forClient([visit]) : [];
  }
}
