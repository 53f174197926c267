import type { LocalDate } from "../local-date.ts";
import { noteOf } from "./note.ts";
import { dayOfWork, type KnownTime } from "./report-time.ts";
import { definedOf, hasRoomFor, type KeptReport, type Reported, reviewId, withReview } from "./review.ts";

/** A walker's word that they are at a visit. */
export interface Arrival {
  by: string;
  /** The local day that it is about. */
  day: LocalDate;
  zone: string;
  there: KnownTime;
}

/** 'aside': it stands beside the visit, and nobody is asked. 'same': one as early is known. */
export type ArrivalDecision =
  | { outcome: "missing" }
  | { outcome: "done" | "aside" | "same"; changes: Partial<Reported> };

const same: ArrivalDecision = { outcome: "same", changes: {} };

/**
 * Decides what a walker's arrival does to the visit as it stands.
 *
 * @param had whether the visit is the walker's, or was when their phone looked
 */
export function decideArrival(visit: Reported, arrival: Arrival, had: boolean): ArrivalDecision {
  const { by, day, there } = arrival;
  if (!had) return { outcome: "missing" };
  const isTheirs = visit.walker_id === undefined || visit.walker_id === by;
  if (isTheirs && visit.status !== "cancelled" && visit.date <= day) {
    const changes = arrivalChanges(visit, arrival);
    return Object.keys(changes).length > 0 ? { outcome: "done", changes } : same;
  }
  const id = reviewId(by, day);
  const before = visit.reviews?.[id];
  const known = arrivalIn(before?.report);
  if (!hasRoomFor(visit, id) || (known && known.at <= there.at)) return same;
  const report = definedOf({ ...noteOf({}), ...before?.report, arrived_at: there.at, arrived_how: there.how });
  return {
    outcome: "aside",
    changes: { reviews: withReview(visit, id, { state: "aside", ...before, report }) },
  };
}

/** The fields of an arrival. The earliest of one walker and day stands. */
export function arrivalChanges(visit: Reported, { by, day, zone, there }: Arrival): Partial<Reported> {
  const { date, arrived_at, arrived_by } = visit;
  const isKnown = arrived_by === by && arrived_at !== undefined && dayOfWork(visit, arrived_at, date, zone) === day;
  if (isKnown && arrived_at <= there.at) return {};
  return { arrived_at: there.at, arrived_by: by, arrived_how: there.how };
}

/** The arrival in a report that is kept. */
export const arrivalIn = ({ arrived_at: at, arrived_how: how }: Partial<KeptReport> = {}): KnownTime | undefined =>
  at === undefined ? undefined : { at, how };

export const earlier = (one: KnownTime | undefined, other: KnownTime | undefined): KnownTime | undefined =>
  one && other && other.at < one.at ? other : (one ?? other);
