import { business } from "@petcare/business";
import { noNote } from "@petcare/contract";
import { arrivalForClient, firstNameOf, homeOf, textsBy, textsReadBy } from "@petcare/domain";
import { type ClientVisit, readUsers, type User, visitId } from "@petcare/storage";
import { runtime } from "../runtime.ts";
import { isoOrNull, visitDetails } from "./visit-answer.ts";

/**
 * Makes a client's answers of visits. Every answer to a client goes through here.
 * It has the walker's first name only, a phone only if the visit has one, no deleted note, and no garage code.
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

/** Picks a walker's first name. 'Deleted walker' is no name, and stays whole. */
function firstName(walker: User | undefined): string | null {
  if (!walker) return null;
  return walker.deleted_at ? walker.name : firstNameOf(walker.name);
}
