import { seriesFields } from "@petcare/domain";
import type { Schedule } from "../../schedules/schedule-item.ts";
import type { HistoryRow } from "../history-row.ts";
import { byVersion } from "../versions.ts";
import { anything, type Fields, nothing, type Recorded, withRow } from "./recorded.ts";

export interface ReplayedSchedule {
  /** After each of its versions. */
  at: ReadonlyMap<number, Recorded>;
  now: Recorded;
  /** Its last version; 0 where a version has no row, or two. */
  version: number;
}

/**
 * Replays a schedule. What is done to a single booking's visit is done to the booking, and only the visit's rows tell it.
 * Once it becomes a series it goes on with the visit's versions. After an act on a whole series anything may be.
 *
 * @param rows of the schedule, and at least of its visit while it is single
 * @throws Error where a row does not begin with what the rows before it have left
 */
export function replaySchedule(rows: readonly HistoryRow[]): ReplayedSchedule {
  const own = rows.filter(({ entity }) => entity === "schedule").toSorted(byVersion);
  const ofVisits = rows.filter(({ entity }) => entity === "visit").toSorted(byVersion);
  const [single, series] = byKind(own);
  const first = single.length === 0 ? 1 : (series[0]?.version ?? Number.POSITIVE_INFINITY);

  const booking = replayFrom(nothing, single, (told, row) =>
    (isSingle(told.fields) ? withOwnFrom : withRow)(told, row),
  );
  const whole = replayFrom(withVisit(booking.now, ofVisits, first), series, (told, row) =>
    row.series ? anything : withRow(told, row),
  );

  const isCounted = areCounted(single, 1) && areCounted(series, first) && first > single.length;
  const version = isCounted ? (own.at(-1)?.version ?? 0) : 0;
  return { at: new Map([...booking.at, ...whole.at]), now: whole.now, version };
}

/** The rows of a single booking, and those of a series: from the beginning, or from the row by which it became one. */
function byKind(rows: readonly HistoryRow[]): [single: HistoryRow[], series: HistoryRow[]] {
  const wasSingle = ({ changes }: HistoryRow) => isSingle({ recurrence: changes.recurrence?.from });
  const becomes = isSingle({ recurrence: rows[0]?.changes.recurrence?.to }) ? rows.findIndex(wasSingle) : 0;
  const count = becomes < 0 ? rows.length : becomes;
  return [rows.slice(0, count), rows.slice(count)];
}

/** Replays rows on a state: the last one, and that after each version. */
function replayFrom(told: Recorded, rows: readonly HistoryRow[], step: (told: Recorded, row: HistoryRow) => Recorded) {
  const at = new Map<number, Recorded>();
  let now = told;
  for (const row of rows) {
    now = step(now, row);
    at.set(row.version, now);
  }
  return { at, now };
}

/** Tells whether the rows' versions are one after the other, from `first` on. */
const areCounted = (rows: readonly HistoryRow[], first: number) =>
  rows.every(({ version }, index) => version === first + index);

/** Tells whether it is a single booking, by what is told of it. */
const isSingle = ({ recurrence }: Fields) => (recurrence as Schedule["recurrence"] | undefined)?.frequency === "none";

/** The booking with what was done to its visit before a version. */
const withVisit = (told: Recorded, rows: readonly HistoryRow[], version: number): Recorded =>
  rows.filter((row) => row.version < version).reduce((before, row) => withOwnFrom(before, row, seriesFields), told);

/** The row's change of a single booking, whose visit's rows are counted apart: they tell what its fields were before. */
function withOwnFrom({ fields, isWhole }: Recorded, row: HistoryRow, names?: readonly string[]): Recorded {
  const before = seriesFields.filter((name) => row.changes[name]).map((name) => [name, row.changes[name]?.from]);
  return withRow({ fields: { ...fields, ...Object.fromEntries(before) }, isWhole }, row, names);
}
