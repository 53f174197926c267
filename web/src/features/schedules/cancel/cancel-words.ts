import { formatDollars } from "../../../lib/format/dollars.ts";
import { count } from "../../../lib/format/words.ts";
import type { CancelForm, Effect } from "./cancel-form.ts";

/** The red button: what goes, and what it costs the client. */
export function cancelAction(scope: CancelForm["scope"], effect: Effect | undefined): string {
  const what = scope === "occurrence" || !effect ? "visit" : visitsOf(effect);
  return `Cancel ${what}${effect && effect.charge > 0 ? `, charge ${formatDollars(effect.charge)}` : ""}`;
}

/** The red button meanwhile: 'Cancelling … 92 of 365' from the second call on. */
export const cancellingWords = (progress: { done: number; all: number } | undefined): string =>
  progress ? `Cancelling … ${progress.done} of ${progress.all}` : "Cancelling...";

/** The button that leaves everything as it is. */
export const keepAction = (scope: CancelForm["scope"]): string =>
  scope === "occurrence" ? "Keep the visit" : "Keep the visits";

const visitsOf = ({ cancelled, later }: Effect): string =>
  later === 0 ? count(cancelled, "visit") : `${count(cancelled, "visit")} and later ones`;
