import { addDays, expand, type LocalDate } from "@petcare/domain";
import type { Db } from "../table/client.ts";
import type { VisitKey } from "../table/visit-id.ts";
import { materialise } from "./materialise.ts";
import { readSchedule } from "./schedules.ts";
import { readStoredVisit } from "./visits.ts";

/**
 * Stores a visit that is due and that no nightly job has stored.
 *
 * @returns true if this call stored the visit; false if it was stored before, or if the series has no such visit
 */
export async function storeDueVisit(db: Db, key: VisitKey, today: LocalDate): Promise<boolean> {
  if (key.original_date > today || (await readStoredVisit(db, key))) return false;
  const schedule = await readSchedule(db, key.schedule_id);
  const next = addDays(key.original_date, 1);
  if (!schedule || expand(schedule.recurrence, schedule.date, key.original_date, next).length === 0) return false;
  await materialise(db, schedule, key.original_date);
  return true;
}
