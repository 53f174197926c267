import { addDays, expand, type LocalDate, type Recurrence } from "@petcare/domain";
import type { HistoryRow } from "../history/history-row.ts";
import { readRecordHistory } from "../history/read-history.ts";
import { changing } from "../table/changing.ts";
import type { Db } from "../table/client.ts";
import { updateExpression } from "../table/edit-expression.ts";
import { scheduleKey } from "../table/keys.ts";
import { putNew, transact } from "../table/transact.ts";
import type { VisitKey } from "../table/visit-id.ts";
import { visitHistory } from "./booking-history.ts";
import { materialise } from "./materialise.ts";
import type { Schedule } from "./schedule-item.ts";
import { readSchedule } from "./schedules.ts";
import { visitOf } from "./series.ts";
import { type Visit, visitItem } from "./visit.ts";
import { readStoredVisit } from "./visits.ts";

/** More rows than a schedule ever has. */
const all = 10_000;

interface Due {
  /** The version that a walker's phone showed; undefined: a series that has ended has none. */
  version: number | undefined;
  walkerId: string;
  today: LocalDate;
}

/**
 * Stores a visit whose day has come and that no nightly run has stored, for a walker also one whose series has ended since.
 *
 * @returns true if this call stored the visit; false if it was stored before, or if the series has no such visit
 */
export async function storeDueVisit(db: Db, key: VisitKey, { version, walkerId, today }: Due): Promise<boolean> {
  if (key.original_date > today || (await readStoredVisit(db, key))) return false;
  const schedule = await readSchedule(db, key.schedule_id);
  if (!schedule) return false;
  const next = addDays(key.original_date, 1);
  if (expand(schedule.recurrence, schedule.date, key.original_date, next).length > 0) {
    await materialise(db, schedule, key.original_date);
    return true;
  }
  return version !== undefined && storeEndedVisit(db, key, walkerId, version);
}

/**
 * Stores, as cancelled, a visit that no night had stored when its series ended, where its walker's phone showed it before
 * that. Its history tells who ended the series, and when. Nothing is charged or paid for it.
 *
 * @param seen the version that the phone showed
 * @returns whether the visit is stored now; false: it never was this walker's visit, or the phone showed a later state
 */
const storeEndedVisit = (db: Db, key: VisitKey, walkerId: string, seen: number): Promise<boolean> =>
  changing<Schedule, { schedule: Schedule; ending: HistoryRow; visit: Visit }, boolean>({
    what: `Schedule ${key.schedule_id}`,
    read: () => readSchedule(db, key.schedule_id),
    decide: async (schedule) => {
      if (await readStoredVisit(db, key)) return { result: true };
      const ending = schedule && (await endingOf(db, schedule, key.original_date));
      if (!schedule || !ending || ending.version <= seen) return { result: false };
      const visit = visitOf(schedule, key.original_date);
      return visit.walker_id === walkerId ? { change: { schedule, ending, visit } } : { result: false };
    },
    write: async ({ schedule, ending, visit }) => {
      const { at, by: id, way, request_id, version, series } = ending;
      const after: Visit = {
        ...visit,
        status: "cancelled",
        charge_cents: 0,
        pay_cents: 0,
        ...(series && { cancelled_with: version, ...(series.reason && { cancel_reason: series.reason }) }),
        changed_by: id,
        changed_at: at,
        version: visit.version + 1,
      };
      const added = { stored_ahead: new Set([key.original_date]), visits_version: 1 };
      const { outcome } = await transact(db, [
        putNew(db, visitItem(after)),
        {
          Update: {
            TableName: db.table,
            Key: scheduleKey(schedule.id),
            ...updateExpression({}, { version: schedule.version }, added),
          },
        },
        visitHistory(db, visit, after, { by: { id, at, way, request_id } }),
      ]);
      return outcome === "written" ? true : outcome;
    },
  });

/** The last change of a series' rule that took a date from it; undefined where it has the date, or never had it. */
async function endingOf(db: Db, schedule: Schedule, date: LocalDate): Promise<HistoryRow | undefined> {
  const names = (rule: unknown) =>
    rule !== undefined && expand(rule as Recurrence, schedule.date, date, addDays(date, 1)).length > 0;
  if (names(schedule.recurrence)) return undefined;
  const { rows } = await readRecordHistory(db, { entity: "schedule", entity_id: schedule.id }, { limit: all });
  return rows.find(({ changes: { recurrence } }) => names(recurrence?.from));
}
