import { type KeptReport, type Review, reviewsOf } from "@petcare/domain";
import type { Changes } from "../history/changes.ts";
import type { Visit } from "./visit.ts";

type Naming = Pick<Visit, "photo_ids" | "reviews">;

/** Lists the photos of a visit: its note's, and those of stored reports. */
export const photosOf = ({ photo_ids = [], reviews }: Naming): string[] => [
  ...new Set([...photo_ids, ...reviewsOf({ reviews }).flatMap(({ report }) => report.photo_ids ?? [])]),
];

/** Lists the photos in a change of a visit, before and after it. A cut value has none. */
export const photosIn = (changes: Changes): string[] =>
  Object.entries(changes).flatMap(([name, { from, to }]) =>
    [from, to].flatMap((value) => {
      if (name === "photo_ids") return Array.isArray(value) ? value : [];
      const isReview = name.startsWith("reviews.") && value instanceof Object;
      return isReview ? ((value as Review).report.photo_ids ?? []) : [];
    }),
  );

/** Lists the photos that a walker has reported for a visit, whose files they may send. */
export const photosBy = (walkerId: string, visit: Visit): string[] => [
  ...(visit.walker_id === walkerId || visit.completed_by === walkerId ? (visit.photo_ids ?? []) : []),
  ...reviewsOf(visit).flatMap(({ by, report }) => (by === walkerId ? (report.photo_ids ?? []) : [])),
];

/** Finds when a photo was added, in epoch milliseconds; undefined if unknown. */
export const photoTimeOf = (id: string, visit: Visit): number | undefined =>
  [visit, ...reviewsOf(visit).map(({ report }) => report)]
    .flatMap(({ photo_times = [] }) => photo_times)
    .find((one) => one.id === id)?.at;

/** Removes all photos from a visit. */
export function withoutPhotos({ photo_ids, photo_times, reviews, ...visit }: Visit): Visit {
  if (!reviews) return visit;
  const all = Object.entries(reviews).map(([id, review]) => [id, { ...review, report: withoutIds(review.report) }]);
  return { ...visit, reviews: Object.fromEntries(all) };
}

const withoutIds = ({ photo_ids, photo_times, ...report }: KeptReport): KeptReport => report;
