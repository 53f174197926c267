import type { Db } from "../table/client.ts";
import { type VisitKey, visitId } from "../table/visit-id.ts";
import { readVisitsAt } from "./read-visits-in.ts";
import type { Schedule } from "./schedule-item.ts";
import { readSchedules } from "./schedules.ts";
import { isUnstored, visitOf } from "./series.ts";
import type { Visit } from "./visit.ts";

/** Reads whole visits by key, consistently, stored or computed, with their schedules. Both by id. */
export async function readAnyVisits(
  db: Db,
  keys: readonly VisitKey[],
): Promise<{ visits: Map<string, Visit>; schedules: Map<string, Schedule> }> {
  const ids = [...new Set(keys.map(({ schedule_id }) => schedule_id))].sort();
  const [stored, schedules] = await Promise.all([readVisitsAt(db, keys, { consistent: true }), readSchedules(db, ids)]);
  const found = keys.flatMap((key): [string, Visit][] => {
    const schedule = schedules.get(key.schedule_id);
    const unstored = schedule && isUnstored(schedule, key.original_date) && visitOf(schedule, key.original_date);
    const visit = stored.get(visitId(key)) ?? (unstored || undefined);
    return visit ? [[visitId(key), visit]] : [];
  });
  return { visits: new Map(found), schedules };
}
