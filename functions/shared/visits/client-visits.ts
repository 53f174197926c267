import { business } from "@petcare/business";
import { noNote } from "@petcare/contract";
import { arrivalForClient, firstNameOf, homeOf, textsBy, textsReadBy } from "@petcare/domain";
import { type ClientVisit, readUsers, type User, visitId } from "@petcare/storage";
import { runtime } from "../runtime.ts";
import { isoOrNull, visitDetails } from "./visit-answer.ts";

/**
 * Visits as their client reads them. Every answer to a client goes through here.
 * The walker has only a first name, and a phone only if the visit carries one. A note that the client deleted is gone.
 * The address is as the walker reads it. A garage code is for walkers alone.
 */
export async function forClient(visits: ClientVisit[], before: ReadonlyMap<string, number> = new Map()) {
  const ids = visits.flatMap(({ client_id, walker_id = [] }) => [client_id].concat(walker_id));
  const people = await readUsers(runtime.db, ids);
  return visits.map((visit) => ({
    ...visitDetails(visit),
    ...textsBy(textsReadBy("client"), (name) => visit[name] ?? null),
    address: homeOf(visit, people.get(visit.client_id)).address,
    ...(visit.note_deleted_at !== undefined && noNote),
    arrived_at: isoOrNull(arrivalForClient(visit, business.timeZone)),
    visits_before: before.get(visitId(visit)) ?? null,
    walker_name: firstName(people.get(visit.walker_id ?? "")),
  }));
}

/** 'Deleted walker', which is no name, is kept whole. */
function firstName(walker: User | undefined): string | null {
  if (!walker) return null;
  return walker.deleted_at ? walker.name : firstNameOf(walker.name);
}
