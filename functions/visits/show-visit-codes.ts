import { showVisitCodes } from "@petcare/contract";
import { homeOf } from "@petcare/domain";
import { noteReading, readUser, readVisit, type Visit } from "@petcare/storage";
import { authorOf } from "../shared/pipeline/author.ts";
import type { TeamCaller } from "../shared/pipeline/caller.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";
import { codesInClear } from "../shared/visits/home-codes.ts";
import { visitKeyIn, visitNotFound } from "../shared/visits/visit-not-found.ts";
import { isInWalkerWindow } from "../shared/visits/walker-visits.ts";

/** It is noted before it is answered, so that nobody reads a code unnoted. */
export const handler = endpoint(showVisitCodes, async ({ params: { id }, caller, via }) => {
  const visit = await readVisit(runtime.db, visitKeyIn(id));
  const client = visit && mayEnter(caller, visit) ? await readUser(runtime.db, visit.client_id) : undefined;
  if (!visit || !client) throw visitNotFound();
  await noteReading(runtime.db, client, id, authorOf({ caller, via }));
  return codesInClear({ ...client, garage_code: homeOf(visit, client).garage_code ?? undefined });
});

/** Nobody goes to a cancelled visit. */
const mayEnter = ({ id, role }: TeamCaller, visit: Visit): boolean =>
  role === "admin" || (visit.walker_id === id && isInWalkerWindow(visit) && visit.status !== "cancelled");
