import { type LocalDate, lastDay } from "@petcare/domain";
import type { Db } from "../table/client.ts";
import { visitKey } from "../table/keys.ts";
import { readItem, readPartition } from "../table/query.ts";
import type { VisitKey } from "../table/visit-id.ts";
import type { Reader } from "./read-visits-in.ts";
import { readSchedule } from "./schedules.ts";
import { isUnstored, visitOf } from "./series.ts";
import { type Visit, visitKind } from "./visit.ts";

/** Reads a stored visit; undefined if there is none, or none stored yet (see readVisit). */
export const readStoredVisit = (db: Db, key: VisitKey): Promise<Visit | undefined> =>
  readItem(db, visitKey(key), visitKind.read);

/**
 * Reads a visit, or computes it if it is not stored yet. Undefined if there is no such visit.
 */
export async function readVisit(db: Db, key: VisitKey): Promise<Visit | undefined> {
  const stored = await readStoredVisit(db, key);
  if (stored) return stored;
  const schedule = await readSchedule(db, key.schedule_id);
  if (!schedule) return undefined;
  // The series may have stored it between the two reads.
  return isUnstored(schedule, key.original_date) ? visitOf(schedule, key.original_date) : readStoredVisit(db, key);
}

/** Reads a walker's or a client's visit; undefined if it is not theirs. */
export async function readOwnVisit(db: Db, key: VisitKey, { id, role }: Reader): Promise<Visit | undefined> {
  const visit = await readVisit(db, key);
  return visit?.[`${role}_id`] === id ? visit : undefined;
}

/** Reads a schedule's stored visits by original date, from `from` to `to` (inclusive). */
export function visitsOfSchedule(db: Db, scheduleId: string, from: LocalDate, to = lastDay): Promise<Visit[]> {
  const keyOf = (original_date: LocalDate) => visitKey({ schedule_id: scheduleId, original_date });
  return readPartition(db, keyOf(from).pk, visitKind.read, { from: keyOf(from).sk, to: keyOf(to).sk });
}
