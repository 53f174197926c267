import type { AnswerOf, listReviews } from "@petcare/contract";
import { anOwnerVisit } from "./visits.ts";

type Review = AnswerOf<typeof listReviews>["reviews"][number];

/** A report of a visit that was cancelled. */
export const aReview = (changes: Partial<Review> = {}): Review => ({
  id: "walker-1.2026-11-20",
  visit: anOwnerVisit({ status: "cancelled", version: 3 }),
  client: { id: "client-1", name: "Ana Reyes", phone: "5165550103" },
  reporter: { id: "walker-1", name: "Rosa Delgado", phone: "5165550101" },
  sentence: "Rosa reports a walk with Biscuit & Max that was cancelled.",
  arrived_at: "2026-11-20T14:41:00.000Z",
  done_at: "2026-11-20T15:06:00.000Z",
  changed_at: "2026-11-20T14:20:00.000Z",
  comments: "Long loop by the creek",
  photo_urls: ["https://photos.example/1.jpg"],
  photo_ids: [],
  as_booked: { charge: 28, pay: 15 },
  pay: 7.5,
  ...changes,
});
