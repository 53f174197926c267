import { type KeptReport, type Review, reviewsOf } from "@petcare/domain";
import type { Changes } from "../history/changes.ts";
import type { Visit } from "./visit.ts";

type Naming = Pick<Visit, "photo_ids" | "reviews">;

/** Lists the photos that a visit names: those of its note, and those of reports beside it. */
export const photosOf = ({ photo_ids = [], reviews }: Naming): string[] => [
  ...new Set([...photo_ids, ...reviewsOf({ reviews }).flatMap(({ report }) => report.photo_ids ?? [])]),
];

/** Lists the photos that a change of a visit names, before and after it. A value that was too long to keep names none. */
export const photosIn = (changes: Changes): string[] =>
  Object.entries(changes).flatMap(([name, { from, to }]) =>
    [from, to].flatMap((value) => {
      if (name === "photo_ids") return Array.isArray(value) ? value : [];
      const isReview = name.startsWith("reviews.") && value instanceof Object;
      return isReview ? ((value as Review).report.photo_ids ?? []) : [];
    }),
  );

/** Lists the photos of a visit that a walker has reported, the only ones whose files they may send. */
export const photosBy = (walkerId: string, visit: Visit): string[] => [
  ...(visit.walker_id === walkerId || visit.completed_by === walkerId ? (visit.photo_ids ?? []) : []),
  ...reviewsOf(visit).flatMap(({ by, report }) => (by === walkerId ? (report.photo_ids ?? []) : [])),
];

/** When a photo that the visit names was added, in epoch milliseconds; undefined if that is not known. */
export const photoTimeOf = (id: string, visit: Visit): number | undefined =>
  [visit, ...reviewsOf(visit).map(({ report }) => report)]
    .flatMap(({ photo_times = [] }) => photo_times)
    .find((one) => one.id === id)?.at;

/** The visit without a photo anywhere. */
export function withoutPhotos({ photo_ids, photo_times, reviews, ...visit }: Visit): Visit {
  if (!reviews) return visit;
  const all = Object.entries(reviews).map(([id, review]) => [id, { ...review, report: withoutIds(review.report) }]);
  return { ...visit, reviews: Object.fromEntries(all) };
}

const withoutIds = ({ photo_ids, photo_times, ...report }: KeptReport): KeptReport => report;
