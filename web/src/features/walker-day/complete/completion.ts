import { ApiError, messageOf } from "../../../lib/api/api-error.ts";
import type { WalkerVisit } from "../my-schedule.ts";
import { readPhotoUrls } from "./photo-urls.ts";
import type { WalkDraft } from "./walk-draft.ts";

/** The rules of docs/product/visits.md#completing-a-walk. */
const notesRequired = "Additional notes are required to complete the walk.";
const longestNotes = 4000;

export interface FieldProblems {
  comments: string | undefined;
  photos: string | undefined;
}

/** What is sent, or what is wrong at which field. */
export function readCompletion(
  draft: WalkDraft,
): { body: { comments: string; photo_urls: string[] } } | { problems: FieldProblems } {
  const comments = draft.comments.trim();
  const { urls, problem } = readPhotoUrls(draft.photos);
  const problems = { comments: notesProblem(comments), photos: problem };
  return problems.comments || problems.photos ? { problems } : { body: { comments, photo_urls: urls } };
}

function notesProblem(comments: string): string | undefined {
  if (comments === "") return notesRequired;
  if (comments.length <= longestNotes) return undefined;
  return `Notes can be at most ${longestNotes} characters long; these are ${comments.length}.`;
}

export const alreadyCompleted = "This walk is already completed.";
export const arrived = "Your note has arrived: this walk is completed.";

/** Whether a completed visit has the very note of the draft: the one that was sent, though its answer was lost. */
export const hasArrived = (visit: Pick<WalkerVisit, "comments">, draft: WalkDraft): boolean =>
  visit.comments !== null && visit.comments === draft.comments.trim();

/** What to say when sending failed, and what helps where that is known. */
export function completionFailure(error: Error): { message: string; advice?: string } {
  const message = messageOf(error, "Failed to mark walk as completed");
  if (!(error instanceof ApiError) || error.status !== 0) return { message };
  return {
    message,
    advice: "There is no connection. Your note is saved on this phone: send it when you are back online.",
  };
}
