import { fieldsOf, type OccurrencePlan, type Recurrence, type SeriesFields, type VisitPlan } from "@petcare/domain";
import type { Schedule } from "../bookings/schedule-item.ts";
import { readSchedule } from "../bookings/schedules.ts";
import { isSingle, isUnstored, visitOf } from "../bookings/series.ts";
import type { Visit } from "../bookings/visit.ts";
import { visitItem } from "../bookings/visit-item.ts";
import { readStoredVisit } from "../bookings/visits.ts";
import type { Author } from "../history/author.ts";
import { scheduleHistory, visitHistory } from "../history/booking-history.ts";
import { correctionWrites } from "../pay/correction.ts";
import { changing, type Decision } from "../table/changing.ts";
import type { Db } from "../table/client.ts";
import { updateExpression } from "../table/edit-expression.ts";
import { scheduleKey } from "../table/keys.ts";
import { transact, type Writes } from "../table/transact.ts";
import { type VisitKey, visitId } from "../table/visit-id.ts";
import { finishEdit } from "./finish-edit.ts";
import { readPendingEdit } from "./pending-edit.ts";
import { indexKeys } from "./schedule-writes.ts";
import { writesOf } from "./series-writes.ts";
import { stamped, swept } from "./sweep.ts";

export interface VisitRequest<Refusal extends string> {
  key: VisitKey;
  /** The visit's version that the owner has seen. Absent: whatever it is. */
  version?: number | undefined;
  /** What the act makes of the visit. It reads and writes nothing. */
  plan: (schedule: Schedule, visit: Visit) => VisitPlan<Visit, Refusal> | OccurrencePlan<Visit>;
  /** The rule that makes a single booking a series from now on. */
  becomes?: Recurrence | undefined;
  /** Who acts. */
  by: Author;
}

export type VisitResult<Refusal extends string> =
  | { outcome: "done"; visit: Visit }
  /** It is so already, and nothing was written. */
  | { outcome: "unchanged"; visit: Visit }
  | { outcome: "refused"; reason: Refusal; visit: Visit }
  /** The visit is not what the owner has seen. */
  | { outcome: "changed"; visit: Visit }
  | { outcome: "missing" };

/** A visit beside its schedule, as they were read together. */
interface Found {
  schedule: Schedule;
  visit: Visit;
  isStored: boolean;
  /** Whether the visit is what an unfinished edit will make of it. */
  isUnfinished: boolean;
}

interface VisitChange extends Found {
  after: Visit;
  becomes: Recurrence | undefined;
}

/** What an act on one visit would do, without writing anything: 'done' tells what would be. */
export async function previewVisitAct<Refusal extends string>(
  db: Db,
  request: VisitRequest<Refusal>,
): Promise<VisitResult<Refusal>> {
  const decision = decide<Refusal>(await find(db, request.key), request);
  return "result" in decision ? decision.result : { outcome: "done", visit: decision.change.after };
}

/**
 * An act of the office on one visit, stored or not. It counts in the schedule too, so an edit of the series that has read
 * the visits before reads them again. A single booking and its visit stay the same in every field.
 *
 * @throws KeepsChangingError when others were first 20 times
 */
export function actOnVisit<Refusal extends string>(
  db: Db,
  request: VisitRequest<Refusal>,
): Promise<VisitResult<Refusal>> {
  return changing<Found, VisitChange, VisitResult<Refusal>>({
    what: `Visit ${visitId(request.key)}`,
    read: () => findFinished(db, request.key),
    decide: (found) => decide(found, request),
    write: async (change) => {
      const { outcome } = await transact(db, [
        touch(db, change),
        ...visitWrite(db, change),
        ...correctionWrites(db, change.visit, change.after),
        ...historyOf(db, change, request.by),
      ]);
      return outcome === "refused" ? outcome : { outcome: "done", visit: change.after };
    },
  });
}

/** A visit as everybody sees it. */
async function find(db: Db, key: VisitKey): Promise<Found | undefined> {
  // First, so that an edit that is not found below and begins later makes another version, which the write refuses.
  const schedule = await readSchedule(db, key.schedule_id);
  if (!schedule) return undefined;
  const [edit, stored] = await Promise.all([readPendingEdit(db, schedule.id), readStoredVisit(db, key)]);
  const isUnfinished = edit !== undefined;
  if (stored) {
    return { schedule, visit: edit ? swept(stored, schedule, edit.sweep) : stored, isStored: true, isUnfinished };
  }
  const isComputed = isUnstored(schedule, key.original_date);
  return isComputed
    ? { schedule, visit: visitOf(schedule, key.original_date), isStored: false, isUnfinished }
    : undefined;
}

async function findFinished(db: Db, key: VisitKey): Promise<Found | undefined> {
  const found = await find(db, key);
  if (!found?.isUnfinished) return found;
  await finishEdit(db, key.schedule_id);
  return findFinished(db, key);
}

function decide<Refusal extends string>(
  found: Found | undefined,
  { plan, version, becomes, by }: VisitRequest<Refusal>,
): Decision<VisitChange, VisitResult<Refusal>> {
  if (!found) return { result: { outcome: "missing" } };
  const { schedule, visit } = found;
  const planned = plan(schedule, visit);
  if (planned.outcome === "unchanged") return { result: { outcome: "unchanged", visit } };
  if (version !== undefined && version !== visit.version) return { result: { outcome: "changed", visit } };
  if (planned.outcome === "refused") {
    return { result: { outcome: "refused", reason: planned.reason as Refusal, visit } };
  }
  const after = {
    ...stamped(planned.after, visit, { by: by.id, at: by.at }),
    ...(isSingle(schedule) && { own: undefined, recurring: becomes !== undefined }),
    version: visit.version + 1,
  };
  return { change: { ...found, after, becomes } };
}

/** The part of the transaction that counts the act in the schedule. */
function touch(db: Db, { schedule, visit, after, becomes, isStored }: VisitChange) {
  const { id, version, materialised_through } = schedule;
  const series = becomes && {
    recurrence: becomes,
    ...indexKeys({ ...schedule, recurrence: becomes }),
    version: after.version,
  };
  const changes = { ...(isSingle(schedule) && fieldsOf(after)), ...series };
  const expected = { version, ...(!isStored && { materialised_through }) };
  const added = { touched: 1, ...(!isStored && { stored_ahead: new Set([visit.original_date]) }) };
  return { Update: { TableName: db.table, Key: scheduleKey(id), ...updateExpression(changes, expected, added) } };
}

/** A single booking that becomes a series begins a version of its own. */
function historyOf(db: Db, { schedule, visit, after, becomes }: VisitChange, by: Author): Writes {
  const series = becomes && {
    ...schedule,
    ...(fieldsOf(after) as SeriesFields),
    recurrence: becomes,
    version: after.version,
  };
  return [visitHistory(db, visit, after, { by }), ...(series ? [scheduleHistory(db, schedule, series, { by })] : [])];
}

function visitWrite(db: Db, { visit, after, isStored }: VisitChange): Writes {
  if (isStored) return writesOf(db, [{ before: visit, after }]);
  const Put = { TableName: db.table, Item: visitItem(after), ConditionExpression: "attribute_not_exists(pk)" };
  return [{ Put }];
}
