import { readSchedule } from "../bookings/schedules.ts";
import type { Visit } from "../bookings/visit.ts";
import { visitsOfSchedule } from "../bookings/visits.ts";
import { KeepsChangingError, mostAttempts } from "../table/changing.ts";
import type { Db } from "../table/client.ts";
import { transact } from "../table/transact.ts";
import { checkPending, endEdit, type PendingEdit, readPendingEdit } from "./pending-edit.ts";
import { earliestOf, nearest, writesOf } from "./series-writes.ts";
import { swept } from "./sweep.ts";

/**
 * Writes what an unfinished edit of a series has left. Everybody who edits a visit of the series calls it first, so nobody
 * edits a visit that is only half what people see. It can be killed anywhere, and several may do it at the same time.
 *
 * @returns whether there was one
 * @throws KeepsChangingError when others changed the same visits 20 times
 */
export async function finishEdit(db: Db, scheduleId: string): Promise<boolean> {
  const pending = await readPendingEdit(db, scheduleId);
  if (pending) await finish(db, pending);
  return pending !== undefined;
}

async function finish(db: Db, pending: PendingEdit): Promise<void> {
  let refused = 0;
  while (refused < mostAttempts) {
    const left = await visitsLeft(db, pending);
    if (left.length === 0) return endEdit(db, pending);
    // Without this check, a worker that slept through a later edit would put back what that one has changed.
    const writes = [checkPending(db, pending), ...writesOf(db, nearest(left, pending.sweep.today))];
    const { outcome } = await transact(db, writes);
    if (outcome === "written") continue;
    refused += 1;
    const now = await readPendingEdit(db, pending.schedule_id);
    if (now?.sweep.version !== pending.sweep.version) return;
  }
  throw new KeepsChangingError(`The visits of ${pending.schedule_id} keep changing`);
}

/** The visits that an unfinished edit still has to change, as they are and as they will be. */
async function visitsLeft(db: Db, { schedule_id, sweep }: PendingEdit): Promise<{ before: Visit; after: Visit }[]> {
  const [schedule, visits] = await Promise.all([
    readSchedule(db, schedule_id),
    visitsOfSchedule(db, schedule_id, earliestOf(sweep)),
  ]);
  if (!schedule) return [];
  return visits.flatMap((before) => {
    const after = swept(before, schedule, sweep);
    return after === before ? [] : [{ before, after }];
  });
}
