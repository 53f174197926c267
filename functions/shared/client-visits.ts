import { type ClientVisit, getUsers, type User } from "@petcare/storage";
import { runtime } from "./runtime.ts";
import { visitDetails } from "./visit-answer.ts";

/** Visits as their client reads them: the walker by first name, and a walker's phone only where the visit carries one. */
export async function forClient(visits: ClientVisit[]) {
  const walkerIds = visits.flatMap((visit) => visit.walker_id ?? []);
  const walkers = await getUsers(runtime.db, walkerIds);
  return visits.map((visit) => ({
    ...visitDetails(visit),
    walker_name: firstName(walkers.get(visit.walker_id ?? "")),
    walker_phone: visit.walker_phone ?? null,
  }));
}

/** Of a walker who is gone, the whole of 'Deleted walker'. */
function firstName(walker: User | undefined): string | null {
  return (walker?.deleted_at ? walker.name : walker?.name.split(" ")[0]) ?? null;
}
