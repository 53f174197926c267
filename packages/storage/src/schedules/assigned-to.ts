import { planOccurrence } from "@petcare/domain";
import type { Db } from "../table/client.ts";
import { updateExpression } from "../table/edit-expression.ts";
import { scheduleKey } from "../table/keys.ts";
import type { Writes } from "../table/transact.ts";
import { readSchedule } from "./schedules.ts";
import { isSingle } from "./series.ts";
import type { Visit } from "./visit.ts";

/** Assigns a visit, and its single booking, to the reporter. */
export async function assignedTo(
  db: Db,
  visit: Visit,
  id: string | undefined,
): Promise<{ after: Visit; also: Writes }> {
  if (visit.walker_id === id) return { after: visit, also: [] };
  const schedule = await readSchedule(db, visit.schedule_id);
  if (!schedule) return { after: { ...visit, walker_id: id }, also: [] };
  const planned = planOccurrence(schedule, visit, { changes: { walker_id: id } }, visit.date);
  const after = planned.outcome === "planned" ? planned.after : { ...visit, walker_id: id };
  if (!isSingle(schedule)) return { after: { ...after, status: visit.status }, also: [] };
  // A single booking and its visit are equal in every field.
  const touched = updateExpression({ walker_id: id }, { version: schedule.version }, { visits_version: 1 });
  return {
    after: { ...after, own: undefined, own_price: undefined },
    also: [{ Update: { TableName: db.table, Key: scheduleKey(schedule.id), ...touched } }],
  };
}
