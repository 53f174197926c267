import { addDays, type LocalDate, maxDaysMoved } from "@petcare/domain";
import type { Author } from "../../history/history-row.ts";
import type { Db } from "../../table/client.ts";
import { KeepsChangingError, maxAttempts, transact, type Writes } from "../../table/transact.ts";
import { materialise } from "../materialise.ts";
import type { Inverse, Schedule } from "../schedule-item.ts";
import { readSchedule } from "../schedules.ts";
import { unstoredDates, visitOf } from "../series.ts";
import type { Visit } from "../visit.ts";
import { visitsOfSchedule } from "../visits.ts";
import { actHistory, scheduleWrite, visitWrites } from "./act-writes.ts";
import { planAct, type SeriesAct, type SeriesRefusal } from "./plan-act.ts";
import type { SeriesPlan } from "./series-plan.ts";
import { noTerms, type Terms } from "./visit-changes.ts";

export interface SeriesRequest {
  act: SeriesAct;
  /** The schedule's version that the owner saw. Absent: any. */
  version?: number | undefined;
  /** Tells whether a plan is the one that the owner saw. Absent: there was no preview. */
  isExpected?: ((planned: SeriesPlan) => boolean) | undefined;
  /** Reads the rates of these walkers, and the price rules. */
  termsOf: (walkerIds: string[]) => Promise<Terms>;
  /** The author of the act. */
  by: Author;
  /** The business's local date. */
  today: LocalDate;
  /** Further writes of the transaction. */
  also?: Writes | undefined;
}

export type SeriesResult =
  | { outcome: "done"; planned: SeriesPlan }
  /** The act changes nothing, and nothing was written. */
  | { outcome: "unchanged"; schedule: Schedule }
  | { outcome: "refused"; reason: SeriesRefusal; schedule: Schedule }
  /** The series, or the effect of the act, has changed since the owner saw it. */
  | { outcome: "changed"; schedule: Schedule; planned?: SeriesPlan }
  | { outcome: "missing" };

/** Previews an act on a series without writing anything: 'done' has its effect. */
export async function previewSeriesAct(db: Db, id: string, request: SeriesRequest): Promise<SeriesResult> {
  const schedule = await readSchedule(db, id);
  return schedule ? judge(db, schedule, request) : { outcome: "missing" };
}

/**
 * Acts on a series, in one transaction (docs/decisions/017-one-transaction-an-act.md), after storing past visits that the nightly
 * job has missed. It can be killed anywhere and repeated.
 *
 * @throws KeepsChangingError when others were first 20 times
 * @throws AlsoRefusedError when what goes with it was refused
 */
export async function actOnSeries(db: Db, id: string, request: SeriesRequest): Promise<SeriesResult> {
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    const known = await readSchedule(db, id);
    if (!known) return { outcome: "missing" };
    const judged = await judge(db, known, request);
    if (judged.outcome !== "done") return judged;
    if (unstoredDates(known, known.date, request.today).length > 0) {
      await materialise(db, known, addDays(request.today, -1));
    } else if (await write(db, judged.planned, request)) return judged;
  }
  throw new KeepsChangingError(`Schedule ${id} keeps changing`);
}

async function judge(db: Db, known: Schedule, request: SeriesRequest): Promise<SeriesResult> {
  const { act, version, isExpected, by, today } = request;
  const stored = await visitsOfSchedule(db, known.id, earliestOf(act, known.inverse, today));
  const { schedule, visits } = withPastStored(known, stored, today);
  const terms = act.kind === "cancel" ? await request.termsOf(walkersOf(schedule, visits)) : noTerms;
  const result = planAct({ schedule, visits, terms, by: by.id, now: by.at, today }, act);
  if (result.outcome === "unchanged") return { outcome: "unchanged", schedule };
  if (version !== undefined && version !== schedule.version) return { outcome: "changed", schedule };
  if (result.outcome === "refused") return { ...result, schedule };
  const { plan: planned } = result;
  return isExpected && !isExpected(planned) ? { outcome: "changed", schedule, planned } : { outcome: "done", planned };
}

/**
 * Adds past dates that the nightly job has not stored to a series' visits, so that acts never change them.
 */
function withPastStored(known: Schedule, stored: readonly Visit[], today: LocalDate) {
  // Skips visits that were stored after the schedule was read.
  const meanwhile = stored.map((visit) => visit.original_date).filter((date) => date > known.stored_through);
  const schedule: Schedule = { ...known, stored_ahead: new Set([...(known.stored_ahead ?? []), ...meanwhile]) };
  const dates = unstoredDates(schedule, schedule.date, today);
  const visits = [...stored, ...dates.map((date) => visitOf(schedule, date))].sort(byOriginalDate);
  return { schedule: { ...schedule, stored_through: dates.at(-1) ?? known.stored_through }, visits };
}

const byOriginalDate = (a: Visit, b: Visit) => (a.original_date < b.original_date ? -1 : 1);

/** Finds the first original date of a visit that an act may change, as far back as coming visits can be moved from. */
function earliestOf(act: SeriesAct, inverse: Inverse | undefined, today: LocalDate): LocalDate {
  const isUndone = act.kind === "undo" && inverse?.kind === "cancel";
  const dates = isUndone ? (Object.keys(inverse.cancelled) as LocalDate[]) : [];
  return dates.reduce((first, date) => (date < first ? date : first), addDays(today, -maxDaysMoved));
}

/** Lists the walkers of visits and of dates that are not stored yet. */
const walkersOf = ({ walker_id, earlier = [] }: Schedule, visits: readonly Visit[]) =>
  [
    ...new Set([
      walker_id,
      ...earlier.map(({ fields }) => fields.walker_id),
      ...visits.map((visit) => visit.walker_id),
    ]),
  ].flatMap((id) => id ?? []);

/** Tells whether the transaction was written. */
async function write(db: Db, planned: SeriesPlan, { by, today, also }: SeriesRequest): Promise<boolean> {
  const writes = [
    scheduleWrite(db, planned),
    ...visitWrites(db, planned.before, planned.visits),
    actHistory(db, planned, today, by),
  ];
  const { outcome } = await transact(db, writes, also);
  return outcome === "written";
}
