import { ApiError, messageOf } from "../../../lib/api/api-error.ts";
import type { CompletionValues } from "../../../parts/visits/completion-rules.ts";
import type { WalkerVisit } from "../my-schedule.ts";

export const alreadyCompleted = "This walk is already completed.";
export const arrived = "Your note has arrived: this walk is completed.";

/** Whether a completed visit has the note of the draft. Then the note was sent, and only its answer was lost. */
export const hasArrived = (visit: Pick<WalkerVisit, "comments">, draft: CompletionValues): boolean =>
  visit.comments !== null && visit.comments === draft.comments.trim();

/** What to say when sending failed, and what helps if that is known. */
export function completionFailure(error: Error): { message: string; advice?: string } {
  const message = messageOf(error, "Failed to mark walk as completed");
  if (!(error instanceof ApiError) || error.status !== 0) return { message };
  return {
    message,
    advice: "There is no connection. Your note is saved on this phone: send it when you are back online.",
  };
}
