import type { Visit } from "../schedules/visit.ts";
import { isOpen } from "../visit-life.ts";
import { visitTimes } from "../visit-times.ts";
import { localDateOf } from "../zone.ts";

/** The fields of a visit that the radar uses. Instants are epoch milliseconds. */
export type Radar = Pick<
  Visit,
  "date" | "timeframe" | "service" | "duration_minutes" | "status" | "walker_id" | "arrived_at"
> & { id: string };

interface Sky {
  /** In the order of the board within a time frame. */
  visits: readonly Radar[];
  /** Epoch milliseconds. */
  now: number;
  /** Minutes of travel between two visits. */
  travel: number;
  zone: string;
}

type RadarState = "on_time" | "tight" | "will_miss" | "overdue";

/** The forecast of a visit. Instants are epoch milliseconds; `slack` is whole minutes until its time frame ends. */
interface Outlook {
  id: string;
  walker_id: string | undefined;
  begins: number;
  ends: number;
  slack: number;
  state: RadarState;
  /** The visits of the same walker that come before it. */
  after: string[];
  /** Its walker has been at a later visit since: only its completion is missing. */
  isDoneMissing: boolean;
}

const minute = 60_000;
/** In minutes of slack: below it a visit is tight. */
const tightBelow = 15;

/**
 * Forecasts whether each open visit of today will be on time, if its walker goes on from now without a pause. A late visit
 * delays the visits after it. See docs/product/visits.md#late-visits.
 */
export function radar({ visits, now, travel, zone }: Sky): Outlook[] {
  const day = localDateOf(now, zone);
  const open = visits
    .filter((visit) => visit.date === day && isOpen(visit))
    .map((visit) => ({ ...visit, times: visitTimes(visit, zone) }))
    .toSorted((a, b) => a.times.start - b.times.start);
  const chains = Map.groupBy(
    open.filter(({ service }) => service !== "overnight"),
    ({ walker_id, id }) => walker_id ?? `nobody ${id}`,
  );
  const nights = open.filter(({ service }) => service === "overnight");
  return [
    ...[...chains.values()].flatMap((chain) => outlooksOf(chain, now, travel * minute)),
    ...nights.map((visit) => nightOutlook(visit, now)),
  ];
}

type Timed = Radar & { times: ReturnType<typeof visitTimes> };

function outlooksOf(chain: readonly Timed[], now: number, travel: number): Outlook[] {
  const isThere = chain
    .filter(({ arrived_at }) => arrived_at !== undefined)
    .toSorted((a, b) => (b.arrived_at ?? 0) - (a.arrived_at ?? 0));
  const [current, ...left] = isThere;
  const after: string[] = [];
  let free = now;
  const done = left.map((visit) => {
    const begins = visit.arrived_at ?? now;
    return outlook(visit, { begins, ends: begins + lengthOf(visit), now, isDoneMissing: true });
  });
  const line: Outlook[] = [];
  for (const visit of [...(current ? [current] : []), ...chain.filter(({ arrived_at }) => arrived_at === undefined)]) {
    const begins = visit.arrived_at ?? Math.max(visit.times.start, free + travel);
    const ends = visit === current ? Math.max(begins + lengthOf(visit), now) : begins + lengthOf(visit);
    line.push(outlook(visit, { begins, ends, now, after: [...after] }));
    after.push(visit.id);
    free = Math.max(now, ends);
  }
  return [...done, ...line];
}

const lengthOf = ({ duration_minutes }: Radar) => duration_minutes * minute;

interface Course {
  begins: number;
  ends: number;
  now: number;
  after?: string[];
  isDoneMissing?: boolean;
}

function outlook(visit: Timed, { begins, ends, now, after = [], isDoneMissing = false }: Course): Outlook {
  const { id, walker_id } = visit;
  const slack = Math.floor((visit.times.frameEnd - ends) / minute);
  return { id, walker_id, begins, ends, slack, state: stateOf(visit, slack, now, isDoneMissing), after, isDoneMissing };
}

function stateOf({ times }: Timed, slack: number, now: number, isDoneMissing: boolean): RadarState {
  if (now >= times.frameEnd) return "overdue";
  if (isDoneMissing || slack >= tightBelow) return "on_time";
  return slack < 0 ? "will_miss" : "tight";
}

/** Forecasts an overnight stay, which delays no other visit. It is overdue after its time frame if nobody is there. */
function nightOutlook(visit: Timed, now: number): Outlook {
  const { start, end, frameEnd } = visit.times;
  const isLate = now >= frameEnd && visit.arrived_at === undefined;
  return {
    id: visit.id,
    walker_id: visit.walker_id,
    begins: visit.arrived_at ?? start,
    ends: end,
    slack: Math.floor((frameEnd - (visit.arrived_at ?? start)) / minute),
    state: isLate ? "overdue" : "on_time",
    after: [],
    isDoneMissing: false,
  };
}
