import { noNote } from "@petcare/contract";
import { textsBy, textsReadBy } from "@petcare/domain";
import { type ClientVisit, readUsers, type User } from "@petcare/storage";
import { runtime } from "../runtime.ts";
import { visitDetails } from "./visit-answer.ts";

/**
 * Visits as their client reads them. Every answer to a client goes through here.
 * The walker has only a first name, and a phone only if the visit carries one. A note that the client deleted is gone.
 */
export async function forClient(visits: ClientVisit[]) {
  const walkerIds = visits.flatMap((visit) => visit.walker_id ?? []);
  const walkers = await readUsers(runtime.db, walkerIds);
  return visits.map((visit) => ({
    ...visitDetails(visit),
    ...textsBy(textsReadBy("client"), (name) => visit[name] ?? null),
    ...(visit.note_deleted_at !== undefined && noNote),
    walker_name: firstName(walkers.get(visit.walker_id ?? "")),
  }));
}

/** 'Deleted walker', which is no name, is kept whole. */
function firstName(walker: User | undefined): string | null {
  return (walker?.deleted_at ? walker.name : walker?.name.split(" ")[0]) ?? null;
}
