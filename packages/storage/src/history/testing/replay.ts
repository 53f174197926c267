import { type LocalDate, type SeriesField, seriesFields } from "@petcare/domain";
import type { Schedule } from "../../bookings/schedule-item.ts";
import { visitOf } from "../../bookings/series.ts";
import type { Visit } from "../../bookings/visit.ts";
import { type Sweep, swept } from "../../editing/sweep.ts";
import { userChanges } from "../../people/user-history.ts";
import type { User } from "../../people/users.ts";
import { parseVisitId, type VisitKey } from "../../table/visit-id.ts";
import { bookingChanges } from "../booking-history.ts";
import type { Changes } from "../changes.ts";
import type { HistoryRow } from "../history-row.ts";
import { apply, byVersion, type Replayed } from "../replay.ts";

export { replay, versionsIn } from "../replay.ts";

/** Fields that rows begin from: nothing of them is told yet. */
const nothing: Replayed = {};

/**
 * A schedule after each version, and as it is now. A single booking is its visit, so what is done to that is done to both.
 *
 * @param rows of the schedule and its visits
 */
export function replaySchedule(rows: readonly HistoryRow[]): { at: Map<number, Replayed>; now: Replayed } {
  const own = rows.filter(({ entity }) => entity === "schedule").toSorted(byVersion);
  const ofVisits = rows.filter(({ entity }) => entity === "visit").toSorted(byVersion);
  const withVisit = (state: Replayed, first: number, last: number) =>
    isSingle(state)
      ? ofVisits
          .filter(({ version }) => version > first && version < last)
          .reduce((before, row) => apply(before, row, seriesFields), state)
      : state;
  const at = new Map<number, Replayed>();
  let now = nothing;
  let seen = 1;
  for (const row of own) {
    now = apply(withVisit(now, seen, row.version), row);
    seen = row.version;
    at.set(seen, now);
  }
  return { at, now: withVisit(now, seen, Number.POSITIVE_INFINITY) };
}

const isSingle = ({ recurrence }: Replayed) => (recurrence as Schedule["recurrence"] | undefined)?.frequency === "none";

/**
 * A stored visit from its own rows, and from those of the series that name it.
 *
 * @param rows of the schedule and its visits
 */
export function replayVisit(
  rows: readonly HistoryRow[],
  { schedule_id, original_date, version }: VisitKey & { version: number },
) {
  const key = { schedule_id, original_date };
  const { at } = replaySchedule(rows);
  const events = rows.flatMap((row) => eventOf(row, key.original_date)).toSorted((a, b) => a.version - b.version);
  const first = events.find(({ row }) => !row.beside)?.version ?? version + 1;
  const schedule = (of: number) => ({ ...at.get(of), id: key.schedule_id, version: of }) as unknown as Schedule;
  const stored = flat(visitOf(schedule(first - 1), key.original_date));
  const now = events.reduce((state, { row, version: made }) => {
    if (row.entity === "visit") return apply(state, row);
    const { series, by, at: instant } = row;
    const sweep = { ...series, by, at: instant, version: row.version } as unknown as Sweep;
    return flat(swept(visitFrom(state, { ...key, version: made - 1 }), schedule(row.version), sweep));
  }, stored);
  return {
    now,
    versions: [first - 1, ...new Set(events.map((event) => event.version))].filter((one) => one >= first - 1),
  };
}

/** A row that changed a visit, with the visit's version that it made. */
function eventOf(row: HistoryRow, date: LocalDate): { row: HistoryRow; version: number }[] {
  const version = row.entity === "schedule" ? row.series?.visits[date] : ownVersion(row, date);
  return version === undefined ? [] : [{ row, version }];
}

const ownVersion = ({ entity_id, version }: HistoryRow, date: LocalDate) =>
  parseVisitId(entity_id)?.original_date === date ? version : undefined;

/** The fields of a booking as rows name them, without what no row tells. */
export const flat = (booking: object): Replayed => toOf(bookingChanges({}, booking));

/** The fields of a person, so. */
export const flatPerson = (user: User): Replayed => toOf(userChanges({}, user));

const toOf = (changes: Changes): Replayed =>
  Object.fromEntries(Object.entries(changes).map(([name, { to }]) => [name, to]));

function visitFrom({ own, ...state }: Replayed, key: VisitKey & { version: number }): Visit {
  return {
    ...state,
    ...key,
    ...(own !== undefined && { own: new Set(own as SeriesField[]) }),
  } as unknown as Visit;
}
