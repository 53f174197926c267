import type { LocalDate } from "@petcare/domain";
import { materialise } from "../bookings/materialise.ts";
import type { Schedule } from "../bookings/schedule-item.ts";
import { readSchedule } from "../bookings/schedules.ts";
import type { Visit } from "../bookings/visit.ts";
import { visitsOfSchedule } from "../bookings/visits.ts";
import type { Author } from "../history/author.ts";
import { KeepsChangingError, mostAttempts } from "../table/changing.ts";
import type { Db } from "../table/client.ts";
import { transact } from "../table/transact.ts";
import { finishEdit } from "./finish-edit.ts";
import { beginEdit, readPendingEdit } from "./pending-edit.ts";
import { planAct, type SeriesAct, type SeriesRefusal } from "./plan-act.ts";
import type { PlannedAct } from "./planned-act.ts";
import { actHistory, scheduleWrite } from "./schedule-writes.ts";
import { earliestOf, nearest, writesOf } from "./series-writes.ts";
import { asStoredFirst, lastBefore } from "./stored-first.ts";
import { type PayRates, swept } from "./sweep.ts";
import { readUndo, undoWrite } from "./undo-item.ts";

export interface SeriesRequest {
  act: SeriesAct;
  /** The schedule's version that the owner has seen. Absent: whatever it is. */
  version?: number | undefined;
  /** Whether this is what the owner was shown. Absent: nothing was shown. */
  isExpected?: ((planned: PlannedAct) => boolean) | undefined;
  /** What the walkers of these ids earn per service. */
  ratesOf: (walkerIds: string[]) => Promise<PayRates>;
  /** Who acts. */
  by: Author;
  /** The business's local date. */
  today: LocalDate;
}

export type SeriesResult =
  | { outcome: "done"; planned: PlannedAct }
  /** It is so already, and nothing was written. */
  | { outcome: "unchanged"; schedule: Schedule }
  | { outcome: "refused"; reason: SeriesRefusal; schedule: Schedule }
  /** The series is not what the owner has seen, or the act would do something else than was shown. */
  | { outcome: "changed"; schedule: Schedule; planned?: PlannedAct }
  | { outcome: "missing" };

/** What an act on a series would do, without writing anything: 'done' tells what would be. */
export async function previewSeriesAct(db: Db, id: string, request: SeriesRequest): Promise<SeriesResult> {
  const schedule = await readSchedule(db, id);
  return schedule ? judge(db, schedule, request) : { outcome: "missing" };
}

/**
 * Acts on a series (docs/decisions/015-one-schedule-per-series.md). Up to 90 visits it is one transaction. Above that, the
 * first transaction is the decision, which every reader sees whole, and finishEdit writes the rest. It can be killed
 * anywhere; the same request again completes it, and does nothing where it is complete.
 *
 * @throws KeepsChangingError when others were first 20 times
 */
export async function actOnSeries(db: Db, id: string, request: SeriesRequest): Promise<SeriesResult> {
  for (let attempt = 1; attempt <= mostAttempts; attempt++) {
    const known = await readSchedule(db, id);
    if (!known) return { outcome: "missing" };
    // It is looked for after the schedule was read. One that begins later makes another version, which the write refuses.
    if (await finishEdit(db, id)) continue;
    const judged = await judge(db, known, request);
    if (judged.outcome !== "done") return judged;
    if ((await storeBefore(db, known, judged.planned)) > 0) continue;
    if (await write(db, judged.planned, request.by)) {
      if (judged.planned.changes.length > nearest(judged.planned.changes, request.today).length)
        await finishEdit(db, id);
      return judged;
    }
  }
  throw new KeepsChangingError(`Schedule ${id} keeps changing`);
}

/** Stores the dates that must be stored before an act. Returns how many there were. */
function storeBefore(db: Db, known: Schedule, { before, scope, sweep }: PlannedAct): Promise<number> {
  if (sweep.kind === "restore") return Promise.resolve(0);
  const last = lastBefore(scope, sweep.today);
  return materialise(db, known, before.materialised_through > last ? before.materialised_through : last);
}

async function judge(db: Db, known: Schedule, request: SeriesRequest): Promise<SeriesResult> {
  const { act, version, isExpected, by, today } = request;
  const undo = act.kind === "undo" ? await readUndo(db, known.id, by.at) : undefined;
  const also_unfinished = act.kind === "cancel" && Boolean(act.alsoUnfinished);
  const only = undo?.kind === "cancel" ? undo.cancelled : undefined;
  const seen = await visitsAsSeen(db, known, earliestOf({ today, also_unfinished, only }));
  const { schedule, visits } = asStoredFirst({ schedule: known, visits: seen }, act, today);
  const rates = act.kind === "cancel" ? await request.ratesOf(walkersOf(visits)) : {};
  const plan = planAct({ schedule, visits, undo, rates, by: by.id, now: by.at, today }, act);
  if (plan.outcome === "unchanged") return { outcome: "unchanged", schedule };
  if (version !== undefined && version !== schedule.version) return { outcome: "changed", schedule };
  if (plan.outcome === "refused") return { ...plan, schedule };
  const { planned } = plan;
  return isExpected && !isExpected(planned) ? { outcome: "changed", schedule, planned } : { outcome: "done", planned };
}

/** A schedule's stored visits from an original date on, as an unfinished edit leaves them. */
async function visitsAsSeen(db: Db, schedule: Schedule, from: LocalDate): Promise<Visit[]> {
  const [pending, visits] = await Promise.all([
    readPendingEdit(db, schedule.id),
    visitsOfSchedule(db, schedule.id, from),
  ]);
  return pending ? visits.map((visit) => swept(visit, schedule, pending.sweep)) : visits;
}

const walkersOf = (visits: readonly Visit[]) => [...new Set(visits.flatMap(({ walker_id }) => walker_id ?? []))];

/** The transaction that is the moment of the act; whether it was written. */
async function write(db: Db, planned: PlannedAct, by: Author): Promise<boolean> {
  const { after, sweep, changes } = planned;
  const first = nearest(changes, sweep.today);
  const { outcome } = await transact(db, [
    scheduleWrite(db, planned),
    undoWrite(db, planned),
    ...writesOf(db, first),
    ...(first.length < changes.length ? [beginEdit(db, { schedule_id: after.id, sweep })] : []),
    actHistory(db, planned, by),
  ]);
  return outcome === "written";
}
