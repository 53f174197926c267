import type { LocalDate } from "../local-date.ts";
import { isOpen, type VisitStatus } from "../visit-life.ts";

/** A change of a visit. `at` in epoch milliseconds; a field that did not change is absent. */
export interface DayChange {
  at: number;
  status?: { from: VisitStatus; to: VisitStatus } | undefined;
  date?: { from: LocalDate; to: LocalDate } | undefined;
  /** Whether reports waited to be settled. */
  reported?: { from: boolean; to: boolean } | undefined;
}

/** A visit as it is now, and how it came to that. Instants are epoch milliseconds. */
export interface DayVisit {
  date: LocalDate;
  status: VisitStatus;
  /** Whether reports wait to be settled. */
  reported: boolean;
  incidents: readonly { at: number; read_at?: number | undefined }[];
  /** When an overnight stay ends; of other visits any instant before the end of the day. */
  end: number;
  /** In order, the earliest first. */
  changes: readonly DayChange[];
}

/** The things that a visit can leave behind: the work itself, a report to settle, an incident to read. */
export const leftKinds = ["open", "report", "incident"] as const;
export type LeftKind = (typeof leftKinds)[number];

/**
 * The thing that a visit left when its day ended, and when nothing of it was left any more: null while something still is.
 */
export interface Left {
  what: LeftKind;
  ended_at: number | null;
}

interface Day {
  date: LocalDate;
  /** The first instant of the day, and the first one after it. */
  begins: number;
  ends: number;
  now: number;
}

export interface DayRecord {
  /** The thing that each visit has left, in the order of the visits: at the end of the day, or now while it goes on. */
  left: (Left | null)[];
  /** When the last thing of the day was settled; null while one is left, and where none was from the beginning on. */
  nothing_left_at: number | null;
}

/**
 * Tells what was left of a day when it ended, and when nothing was left any more (docs/product/visits.md#the-record-of-a-day).
 * What a visit became on a later day does not change what its day left. An overnight stay is judged when it ends.
 */
export function dayRecord(visits: readonly DayVisit[], { date, begins, ends, now }: Day): DayRecord {
  const seen = visits.map((visit) => {
    const closes = Math.min(now, Math.max(ends, visit.end));
    const turns = [...visit.changes.map(({ at }) => at), ...visit.incidents.flatMap(incidentTurns)].sort(inOrder);
    const owedAt = (at: number) => owed(visit, date, at);
    const what = owedAt(closes);
    const settled = (at: number) => owedAt(at) === undefined && owedAt(at - 1) !== undefined;
    const ended_at = turns.find((at) => at > closes && at <= now && owedAt(at) === undefined) ?? null;
    return {
      left: what === undefined ? null : { what, ended_at },
      last: what === undefined ? turns.findLast((at) => at >= begins && at <= closes && settled(at)) : ended_at,
    };
  });
  const isLeft = seen.some(({ left }) => left?.ended_at === null);
  const last = Math.max(...seen.map(({ last }) => last ?? 0));
  return { left: seen.map(({ left }) => left), nothing_left_at: isLeft || last <= 0 ? null : last };
}

const inOrder = (a: number, b: number) => a - b;

const incidentTurns = ({ at, read_at }: DayVisit["incidents"][number]) =>
  read_at === undefined ? [at] : [at, read_at];

/** Tells what a visit owed its day just after an instant; undefined: nothing. */
function owed(visit: DayVisit, day: LocalDate, at: number): LeftKind | undefined {
  const { status, date, reported } = visit.changes
    .filter((change) => change.at > at)
    .reduceRight(
      (is, change) => ({
        status: change.status?.from ?? is.status,
        date: change.date?.from ?? is.date,
        reported: change.reported?.from ?? is.reported,
      }),
      { status: visit.status, date: visit.date, reported: visit.reported },
    );
  if (date !== day) return undefined;
  if (isOpen({ status })) return "open";
  if (reported) return "report";
  return visit.incidents.some((one) => one.at <= at && at < (one.read_at ?? Number.POSITIVE_INFINITY))
    ? "incident"
    : undefined;
}
