import { addDays, expand } from "@petcare/domain";
import { materialise, readSchedule, readStoredVisit, storeEndedVisit, type VisitKey } from "@petcare/storage";
import { runtime, today } from "../shared/runtime.ts";

/**
 * Stores a series up to a visit whose day has come and that no nightly run has stored.
 * @returns true if this call stored the visit; false if it was stored before, or if the series has no such visit
 */
export async function storeDueVisit(key: VisitKey): Promise<boolean> {
  if (key.original_date > today() || (await readStoredVisit(runtime.db, key))) return false;
  const schedule = await readSchedule(runtime.db, key.schedule_id);
  if (!schedule) return false;
  const next = addDays(key.original_date, 1);
  if (expand(schedule.recurrence, schedule.date, key.original_date, next).length === 0) return false;
  await materialise(runtime.db, schedule, key.original_date);
  return true;
}

/**
 * Stores a visit of which a walker reports and that no nightly run has stored, also one whose series has ended since.
 *
 * @param version that the walker's phone showed; undefined: a series that has ended has none
 * @returns true if this call stored the visit
 */
export const storeReportedVisit = async (key: VisitKey, walkerId: string, version: number | undefined) =>
  (await storeDueVisit(key)) ||
  (key.original_date <= today() &&
    version !== undefined &&
    (await storeEndedVisit(runtime.db, key, walkerId, version)));
