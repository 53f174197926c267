import { isEmptyNote, joinNotes, noteOf } from "./note.ts";
import {
  dayOfWork,
  definedOf,
  hasRoomFor,
  type KeptReport,
  type Reported,
  type Review,
  type Reviews,
  reviewId,
  withReview,
} from "./review.ts";

/**
 * Moves the note of a reopened visit into the review of its walker and day, so that they can still read it.
 * An answer that completed the visit can no longer be undone.
 *
 * @returns undefined if the visit has no room for it
 */
export function reviewsReopened(visit: Reported, zone: string): { reviews: Reviews | undefined } | undefined {
  const reviews =
    visit.reviews && Object.fromEntries(Object.entries(visit.reviews).map(([id, review]) => [id, withoutUndo(review)]));
  const note = noteOf(visit);
  const { walker_id = "", completed_at = 0, date } = visit;
  if (isEmptyNote(note)) return { reviews };
  const id = reviewId(walker_id, dayOfWork(visit, completed_at, date, zone));
  if (!hasRoomFor(visit, id)) return undefined;
  const before = reviews?.[id];
  const review: Review = { state: "aside", ...before, report: withNote(before?.report, visit) };
  return { reviews: withReview({ reviews }, id, review) };
}

/** Adds the visit's note to a stored report. */
export function withNote(before: KeptReport = noteOf({}), visit: Reported): KeptReport {
  const note = joinNotes(noteOf(before), noteOf(visit));
  const isWhole = isEmptyNote(noteOf(before)) || before.key === visit.note_key;
  return definedOf({
    ...before,
    ...note,
    key: isWhole ? visit.note_key : undefined,
    done_at: before.done_at ?? visit.completed_at,
    how: before.done_at === undefined ? visit.done_how : before.how,
  });
}

function withoutUndo({ answer, ...review }: Review): Review {
  if (!answer) return review;
  const { before: _, ...rest } = answer;
  return { ...review, answer: rest };
}
