import {
  addDays,
  farthestTold,
  fieldsOf,
  type LocalDate,
  type OccurrencePlan,
  type Recurrence,
  type SeriesFields,
  type VisitPlan,
} from "@petcare/domain";
import type { Author } from "../../history/history-row.ts";
import type { Db } from "../../table/client.ts";
import { updateExpression } from "../../table/edit-expression.ts";
import { scheduleKey } from "../../table/keys.ts";
import { changing, type Decision, transact, type Writes } from "../../table/transact.ts";
import { type VisitKey, visitId } from "../../table/visit-id.ts";
import { scheduleHistory, toldOf, visitHistory } from "../booking-history.ts";
import { correctionWrites } from "../pay-adjustment.ts";
import type { Schedule } from "../schedule-item.ts";
import { readSchedule } from "../schedules.ts";
import { isSingle, isUnstored, unstoredDates, visitOf } from "../series.ts";
import type { Visit } from "../visit.ts";
import { readStoredVisit } from "../visits.ts";
import { visitsAtOnce } from "../write-limits.ts";
import { indexKeys, visitWrites } from "./act-writes.ts";
import { hasRoomWith, takesRoom } from "./room.ts";
import { stamped } from "./visit-changes.ts";

export interface VisitRequest<Refusal extends string> {
  key: VisitKey;
  /** The visit's version that the owner saw. Absent: any. */
  version?: number | undefined;
  /** Plans the act on the visit. Reads and writes nothing. */
  plan: (schedule: Schedule, visit: Visit) => VisitPlan<Visit, Refusal> | OccurrencePlan<Visit>;
  /** The rule that turns a single booking into a series. */
  becomes?: Recurrence | undefined;
  /** The author of the act. */
  by: Author;
  /** The business's local date. */
  today: LocalDate;
  /** Further writes of the transaction. */
  also?: Writes | undefined;
}

export type VisitResult<Refusal extends string> =
  | { outcome: "done"; visit: Visit; before: Pick<Found, "schedule" | "visit"> }
  /** The act changes nothing, and nothing was written. */
  | { outcome: "unchanged"; visit: Visit }
  /** 'no_room': the series has no room for another stored visit. */
  | { outcome: "refused"; reason: Refusal | "no_room"; visit: Visit }
  /** The visit has changed since the owner saw it. */
  | { outcome: "changed"; visit: Visit }
  | { outcome: "missing" };

/** A visit with its schedule, read together. */
interface Found {
  schedule: Schedule;
  visit: Visit;
  isStored: boolean;
}

interface VisitChange extends Found {
  after: Visit;
  becomes: Recurrence | undefined;
  /** Whether the write requires that the series' other visits have not changed. */
  takesRoom: boolean;
}

/** Previews an act on one visit without writing anything: 'done' has its effect. */
export async function previewVisitAct<Refusal extends string>(
  db: Db,
  request: VisitRequest<Refusal>,
): Promise<VisitResult<Refusal>> {
  const decision = await decide<Refusal>(db, await find(db, request.key), request);
  return "result" in decision ? decision.result : done(decision.change);
}

/**
 * Acts on one visit for the office, stored or not. The schedule counts it, too, so that a simultaneous edit of the series reads the
 * visits again. A single booking and its visit stay equal in every field.
 *
 * @throws KeepsChangingError when others were first 20 times
 * @throws AlsoRefusedError when what goes with it was refused
 */
export function actOnVisit<Refusal extends string>(
  db: Db,
  request: VisitRequest<Refusal>,
): Promise<VisitResult<Refusal>> {
  return changing<Found, VisitChange, VisitResult<Refusal>>({
    what: `Visit ${visitId(request.key)}`,
    read: () => find(db, request.key),
    decide: (found) => decide(db, found, request),
    write: async (change) => {
      const writes = [
        touch(db, change),
        ...visitWrites(db, change.schedule, [{ before: change.visit, after: change.after }]),
        ...correctionWrites(db, change.visit, change.after),
        ...historyOf(db, change, request),
      ];
      const { outcome } = await transact(db, writes, request.also);
      return outcome === "refused" ? outcome : done(change);
    },
  });
}

const done = ({ schedule, visit, after }: VisitChange) =>
  ({ outcome: "done", visit: after, before: { schedule, visit } }) as const;

/** Reads a visit, stored or computed, with its schedule. */
async function find(db: Db, key: VisitKey): Promise<Found | undefined> {
  // Read first: any later change makes a new version, which the write refuses.
  const schedule = await readSchedule(db, key.schedule_id);
  if (!schedule) return undefined;
  const stored = await readStoredVisit(db, key);
  if (stored) return { schedule, visit: stored, isStored: true };
  const isComputed = isUnstored(schedule, key.original_date);
  return isComputed ? { schedule, visit: visitOf(schedule, key.original_date), isStored: false } : undefined;
}

async function decide<Refusal extends string>(
  db: Db,
  found: Found | undefined,
  { plan, version, becomes, by, today }: VisitRequest<Refusal>,
): Promise<Decision<VisitChange, VisitResult<Refusal>>> {
  if (!found) return { result: { outcome: "missing" } };
  const { schedule, visit, isStored } = found;
  const planned = plan(schedule, visit);
  if (planned.outcome === "unchanged") return { result: { outcome: "unchanged", visit } };
  if (version !== undefined && version !== visit.version) return { result: { outcome: "changed", visit } };
  if (planned.outcome === "refused") {
    return { result: { outcome: "refused", reason: planned.reason as Refusal, visit } };
  }
  const after = {
    ...stamped(planned.after, visit, { by: by.id, at: by.at }),
    ...(isSingle(schedule) && { own: undefined, own_price: undefined, recurring: becomes !== undefined }),
    ...(becomes && { first_timeframe: undefined }),
  };
  const isMore = takesRoom(schedule, isStored ? visit : undefined, after, today);
  if (isMore && !(await hasRoomWith(db, schedule, after, today))) {
    return { result: { outcome: "refused", reason: "no_room", visit } };
  }
  return { change: { ...found, after, becomes, takesRoom: isMore } };
}

/** Makes the write that counts the act in the schedule. */
function touch(db: Db, { schedule, visit, after, becomes, isStored, takesRoom: isMore }: VisitChange) {
  const { id, version, stored_through, visits_version } = schedule;
  const series = becomes && {
    recurrence: becomes,
    ...indexKeys({ ...schedule, recurrence: becomes }),
    version: after.version,
  };
  const changes = { ...(isSingle(schedule) && fieldsOf(after)), ...series };
  const expected = { version, ...(!isStored && { stored_through }), ...(isMore && { visits_version }) };
  const added = { visits_version: 1, ...(!isStored && { stored_ahead: new Set([visit.original_date]) }) };
  return { Update: { TableName: db.table, Key: scheduleKey(id), ...updateExpression(changes, expected, added) } };
}

/** Makes the history rows. A single booking that becomes a series gets a version of its own. */
function historyOf(
  db: Db,
  { schedule, visit, after, becomes }: VisitChange,
  { by, today }: Pick<VisitRequest<never>, "by" | "today">,
): Writes {
  const own = visitHistory(db, visit, after, { by });
  if (!becomes) return [own];
  const fields = fieldsOf(after) as SeriesFields;
  const series = { ...schedule, ...fields, recurrence: becomes, version: after.version };
  const dates = unstoredDates(series, series.date, addDays(today, farthestTold + 1)).slice(0, visitsAtOnce);
  const told = toldOf(dates.map((date) => ({ after: visitOf(series, date) })));
  return [own, scheduleHistory(db, schedule, series, { by, ...told })];
}
