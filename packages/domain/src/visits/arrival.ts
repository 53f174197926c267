import type { LocalDate } from "../local-date.ts";
import { noteOf } from "./note.ts";
import {
  dayOfWork,
  definedOf,
  hasRoomFor,
  type KeptReport,
  type KnownTime,
  type Reported,
  reviewId,
  withReview,
} from "./review.ts";

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

/** Letters and digits, without those that look like another one: 0 O, 1 I L, 2 Z, 5 S, 8 B, U V. */
export const legible = "34679ACDEFGHJKMNPQRTWXY";

/** The length of a door tag's secret: 108 random bits. */
export const doorTagLength = 24;
/** The length of the code that is typed, which is the beginning of the secret. */
const codeLength = 6;

/** A door tag's secret as it is stored. */
export const doorTag = new RegExp(`^[${legible}]{${doorTagLength}}$`);

/** The code of a door tag, for whoever cannot scan it. */
export const doorCode = (tag: string): string => tag.slice(0, codeLength);

/**
 * Gives the content of a door tag's QR code: an address of the site's own. The secret is behind a '#', which no browser sends.
 * See docs/product/visits.md#the-tag-at-the-door.
 */
export const doorTagLink = (origin: string, tag: string): string => `${origin}/t#${tag}`;

/** The secret or the code in what was scanned or typed, in any case of letters; undefined where there is none. */
export function tagIn(text: string): string | undefined {
  const read = text
    .slice(text.indexOf("#") + 1)
    .replaceAll(/[\s-]/g, "")
    .toUpperCase();
  return doorTag.test(read) || new RegExp(`^[${legible}]{${codeLength}}$`).test(read) ? read : undefined;
}
