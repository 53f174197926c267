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
  const [single, series] = byKind(own);
  const isVague = single.some(({ put }) => put !== undefined);
  const first = single.length === 0 ? 1 : (series[0]?.version ?? Number.POSITIVE_INFINITY);

  const booking = replayFrom({}, single, (state, row) => (isSingle(state) ? applyTo : apply)(state, row));
  const whole = replayFrom(withVisit(booking.now, ofVisits, first), series, isVague ? applyTo : apply);

  const isCounted = areCounted(single, 1) && areCounted(series, first) && first > single.length;
  const version = isCounted ? (own.at(-1)?.version ?? 0) : 0;
  return { at: new Map([...booking.at, ...whole.at]), now: whole.now, version, isVague };
}

/** The rows of a single booking, and those of a series: from the beginning, or from the row by which it became one. */
function byKind(rows: readonly HistoryRow[]): [single: HistoryRow[], series: HistoryRow[]] {
  const wasSingle = ({ changes }: HistoryRow) => isSingle({ recurrence: changes.recurrence?.from });
  const becomes = isSingle({ recurrence: rows[0]?.changes.recurrence?.to }) ? rows.findIndex(wasSingle) : 0;
  const count = becomes < 0 ? rows.length : becomes;
  return [rows.slice(0, count), rows.slice(count)];
}

/** What rows make of a state: in the end, and after each version. */
function replayFrom(
  state: Replayed,
  rows: readonly HistoryRow[],
  step: (state: Replayed, row: HistoryRow) => Replayed,
) {
  const at = new Map<number, Replayed>();
  let now = state;
  for (const row of rows) {
    now = step(now, row);
    at.set(row.version, now);
  }
  return { at, now };
}

/** Whether the rows' versions are one after the other, from `first` on. */
const areCounted = (rows: readonly HistoryRow[], first: number) =>
  rows.every(({ version }, index) => version === first + index);

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
