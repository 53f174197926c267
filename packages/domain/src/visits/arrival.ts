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

/** A walker's report that they are at a visit. */
export interface Arrival {
  by: string;
  /** The local day that it is about. */
  day: LocalDate;
  zone: string;
  there: KnownTime;
}

/** 'aside': it is stored beside the visit, without a question. 'same': an equal or earlier arrival is stored. */
export type ArrivalDecision =
  | { outcome: "missing" }
  | { outcome: "done" | "aside" | "same"; changes: Partial<Reported> };

const same: ArrivalDecision = { outcome: "same", changes: {} };

/**
 * Decides what a walker's arrival does to the visit.
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

/** Makes the fields of an arrival. The earliest of a walker and day counts. */
export function arrivalChanges(visit: Reported, { by, day, zone, there }: Arrival): Partial<Reported> {
  const { date, arrived_at, arrived_by } = visit;
  const isKnown = arrived_by === by && arrived_at !== undefined && dayOfWork(visit, arrived_at, date, zone) === day;
  if (isKnown && arrived_at <= there.at) return {};
  return { arrived_at: there.at, arrived_by: by, arrived_how: there.how };
}

/** Reads the arrival in a stored report. */
export const arrivalIn = ({ arrived_at: at, arrived_how: how }: Partial<KeptReport> = {}): KnownTime | undefined =>
  at === undefined ? undefined : { at, how };

export const earlier = (one: KnownTime | undefined, other: KnownTime | undefined): KnownTime | undefined =>
  one && other && other.at < one.at ? other : (one ?? other);

/** Letters and digits without those that look alike: 0 O, 1 I L, 2 Z, 5 S, 8 B, U V. */
export const legible = "34679ACDEFGHJKMNPQRTWXY";

/** The length of a door tag's secret: 108 random bits. */
export const doorTagLength = 24;
/** The length of the typed code, which is the beginning of the secret. */
const codeLength = 6;

/** A door tag's secret as it is stored. */
export const doorTag = new RegExp(`^[${legible}]{${doorTagLength}}$`);

/** Makes the code of a door tag, to type instead of scanning. */
export const doorCode = (tag: string): string => tag.slice(0, codeLength);

/**
 * Makes the content of a door tag's QR code: a link to the site. The secret is behind a '#', which no browser sends.
 * See docs/product/visits.md#the-tag-at-the-door.
 */
export const doorTagLink = (origin: string, tag: string): string => `${origin}/t#${tag}`;

/** Reads the secret or the code from scanned or typed text, in any case; undefined if there is none. */
export function tagIn(text: string): string | undefined {
  const read = text
    .slice(text.indexOf("#") + 1)
    .replaceAll(/[\s-]/g, "")
    .toUpperCase();
  return doorTag.test(read) || new RegExp(`^[${legible}]{${codeLength}}$`).test(read) ? read : undefined;
}
