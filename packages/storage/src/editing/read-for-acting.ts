import type { Visit } from "../bookings/visit.ts";
import { readStoredVisit } from "../bookings/visits.ts";
import type { Db } from "../table/client.ts";
import type { VisitKey } from "../table/visit-id.ts";
import { finishEdit } from "./finish-edit.ts";

/** A stored visit for somebody who acts on it: an edit of its series that was left unfinished is finished first. */
export async function readForActing(db: Db, key: VisitKey): Promise<Visit | undefined> {
  const [wasUnfinished, visit] = await Promise.all([finishEdit(db, key.schedule_id), readStoredVisit(db, key)]);
  return wasUnfinished ? readStoredVisit(db, key) : visit;
}
