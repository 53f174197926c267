import { getVisit } from "@petcare/contract";
import { homeOf } from "@petcare/domain";
import { parseVisitId, readUser, readVisit, type Visit } from "@petcare/storage";
import type { Caller } from "../shared/pipeline/caller.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";
import { forClient } from "../shared/visits/client-visits.ts";
import { forOwner } from "../shared/visits/owner-visit.ts";
import { forWalker, walkerWindow } from "../shared/visits/walker-visits.ts";
import { visitNotFound } from "./visit-not-found.ts";

export const handler = endpoint(getVisit, async ({ params, caller }) => {
  const key = parseVisitId(params.id);
  const visit = key && (await readVisit(runtime.db, key));
  const [answer] = visit ? await answersTo(caller, visit) : [];
  if (!answer) throw visitNotFound();
  return answer;
});

/** The visit as the caller's lists have it, or nothing where it is not the caller's. */
async function answersTo({ id, role }: Caller, visit: Visit) {
  switch (role) {
    case "admin":
      return [{ ...forOwner(visit), ...homeOf(visit, await readUser(runtime.db, visit.client_id)) }];
    case "walker":
      return visit.walker_id === id && isInWindow(visit) ? forWalker([visit]) : [];
    case "client":
      return visit.client_id === id ? forClient([visit]) : [];
  }
}

function isInWindow({ date }: Visit): boolean {
  const { from, to } = walkerWindow();
  return from <= date && date < to;
}
