import { seriesFields } from "@petcare/domain";
import type { Schedule } from "../bookings/schedule-item.ts";
import type { HistoryRow } from "./history-row.ts";
import { apply, byVersion, type Replayed } from "./replay.ts";

export interface ReplayedSchedule {
  /** After each of its versions. */
  at: ReadonlyMap<number, Replayed>;
  now: Replayed;
  /** Its last version; 0 where a version has no row, or two. */
  version: number;
  /** Whether its values cannot be known: it was a single booking whose visit was put in as it was. */
  isVague: boolean;
}

/** Fields that rows begin from: nothing of them is told yet. */
const nothing: Replayed = {};

/**
 * A schedule as its rows leave it. What is done to a single booking's visit is done to the booking, and only the visit's rows
 * tell it. Once it becomes a series it goes on with the visit's versions.
 *
 * @param rows of the schedule, and at least of its visit while it is single
 * @throws Error where a row does not begin with what the rows before it have left
 */
export function replaySchedule(rows: readonly HistoryRow[]): ReplayedSchedule {
  const own = rows.filter(({ entity }) => entity === "schedule").toSorted(byVersion);
  const ofVisits = rows.filter(({ entity }) => entity === "visit").toSorted(byVersion);
  const at = new Map<number, Replayed>();
  let now = nothing;
  let version = 0;
  let isWhole = true;
  let isVague = false;
  for (const row of own) {
    const becomes = isSingle(now) && row.changes.recurrence !== undefined;
    const before = becomes ? withVisit(now, ofVisits, row.version) : now;
    now = isVague || (isSingle(before) && !becomes) ? applyTo(before, row) : apply(before, row);
    isVague ||= row.put !== undefined && isSingle(now);
    isWhole &&= becomes ? row.version > version : row.version === version + 1;
    version = row.version;
    at.set(version, now);
  }
  const last = isSingle(now) ? withVisit(now, ofVisits, Number.POSITIVE_INFINITY) : now;
  return { at, now: last, version: isWhole ? version : 0, isVague };
}

/** Whether it is a single booking, by what is told of it. */
export const isSingle = ({ recurrence }: Replayed) =>
  (recurrence as Schedule["recurrence"] | undefined)?.frequency === "none";

/** The booking with what was done to its visit before a version. */
const withVisit = (state: Replayed, rows: readonly HistoryRow[], version: number): Replayed =>
  rows.filter((row) => row.version < version).reduce((before, row) => applyTo(before, row, seriesFields), state);

/** The row's change of a single booking, whose visit's rows are counted apart: they tell what its fields were before. */
function applyTo(state: Replayed, row: HistoryRow, names?: readonly string[]): Replayed {
  const told = seriesFields.filter((name) => row.changes[name]).map((name) => [name, row.changes[name]?.from]);
  return apply({ ...state, ...Object.fromEntries(told) }, row, names);
}
