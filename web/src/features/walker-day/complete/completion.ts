import { isUnreachable, messageOf } from "../../../lib/api/api-error.ts";
import type { ShownVisit } from "../../../lib/day/laid-over.ts";
import type { CompletionValues } from "../../../parts/visits/completion-rules.ts";

export const alreadyCompleted = "This walk is already completed.";
export const arrived = "Your note has arrived: this walk is completed.";
export const noSignal = "No signal. Your note is kept: send it when you are back online.";
export const willBeSent = "No signal. Your note is kept on this phone, and sent by itself.";

/** Whether a completed visit has the note of the draft. Then the note was sent, and only its answer was lost. */
export const hasArrived = (visit: Pick<ShownVisit, "comments">, draft: CompletionValues): boolean =>
  visit.comments !== null && visit.comments === draft.comments.trim();

/** Gives the words to say when sending failed. */
export const completionFailure = (error: Error): string =>
  messageOf(error, isUnreachable(error) ? noSignal : "Failed to mark walk as completed");
