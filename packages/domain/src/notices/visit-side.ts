import type { LocalDate } from "../local-date.ts";
import type { VisitStatus } from "../visit-life.ts";
import { lastDayOf, overdueFrom, type TimeFrame, visitTimes } from "../visit-times.ts";

/** Lists how a visit stands, as messages tell it. */
export const sideStates = ["open", "cancelled", "done"] as const;

/** A visit before or after a change, as far as messages tell it: no words, no codes, no sums. */
export interface VisitSide {
  date: LocalDate;
  timeframe: TimeFrame;
  state: (typeof sideStates)[number];
  /** Of a side that a walker sees it is left out: the visit is theirs. */
  walker_id?: string | undefined;
  /** It is an overnight stay. */
  stay?: true | undefined;
}

interface Sided {
  date: LocalDate;
  timeframe: TimeFrame;
  status: VisitStatus;
  walker_id?: string | undefined;
  service: string;
}

/** Picks what messages tell of a visit. */
export function sideOf({ date, timeframe, status, walker_id, service }: Sided): VisitSide {
  const state = status === "cancelled" ? "cancelled" : status === "completed" ? "done" : "open";
  return { date, timeframe, state, ...(walker_id && { walker_id }), ...(service === "overnight" && { stay: true }) };
}

/** Somebody who hears of visits: a client or a member of the household, or a walker. */
export interface SideReader {
  id: string;
  role: "client" | "walker";
}

/** A side as its reader is concerned by it; undefined: it is not theirs. */
export function seenBy(side: VisitSide | undefined, { id, role }: SideReader): VisitSide | undefined {
  if (!side || role === "client") return side;
  const { walker_id, ...own } = side;
  return walker_id === id ? own : undefined;
}

export const isSameSide = (a: VisitSide | undefined, b: VisitSide | undefined): boolean =>
  isOn(a) && isOn(b)
    ? a.date === b.date && a.timeframe === b.timeframe && a.walker_id === b.walker_id
    : isOn(a) === isOn(b);

/** Tells whether somebody comes. Cancelled, deleted and not theirs are all nothing to a reader. */
export const isOn = (side: VisitSide | undefined): side is VisitSide => !!side && side.state !== "cancelled";

const ofService = ({ date, timeframe, stay }: VisitSide) => ({
  ...{ date, timeframe },
  service: stay ? ("overnight" as const) : ("25" as const),
});

/** Tells whether the day of a side is past, of a stay its second one. @param today the local date */
export const isPastSide = (side: VisitSide | undefined, today: LocalDate): boolean =>
  !side || lastDayOf(ofService(side)) < today;

/**
 * The first instant at which somebody would go there for nothing, or be missed, in epoch milliseconds; Infinity: at none
 * that is to come.
 */
export const beginOf = (sides: readonly (VisitSide | undefined)[], zone: string, now: number): number =>
  Math.min(
    ...sides
      .flatMap((side) => (side ? [ofService(side)] : []))
      .filter((visit) => overdueFrom(visit, zone) > now)
      .map((visit) => visitTimes(visit, zone).start),
  );
