import type { Db } from "../table/client.ts";
import { getSchedule } from "./schedules.ts";
import { isUnstored, visitOf } from "./series.ts";
import type { VisitKey } from "./visit-id.ts";
import type { Visit } from "./visit-item.ts";
import { getVisit } from "./visits.ts";

/**
 * A visit for whoever opens it: the stored one, or else the one that its series has on that original date and that is
 * not stored yet. Undefined if there is no such visit.
 */
export async function readVisit(db: Db, key: VisitKey): Promise<Visit | undefined> {
  const stored = await getVisit(db, key);
  if (stored) return stored;
  const schedule = await getSchedule(db, key.schedule_id);
  if (!schedule) return undefined;
  // A series that has the date and counts it as stored may have stored it between the two reads.
  return isUnstored(schedule, key.original_date) ? visitOf(schedule, key.original_date) : getVisit(db, key);
}
