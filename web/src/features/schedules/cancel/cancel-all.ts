import { type AnswerOf, cancelVisit } from "@petcare/contract";
import { call } from "../../../lib/api/api.ts";
import type { CancelBody } from "./cancel-form.ts";

/** What was cancelled by one call or several. */
export interface Cancelled extends AnswerOf<typeof cancelVisit> {
  /** How many visits the last of several calls took. Undoing brings those back. Absent: there was one call. */
  last?: number;
}

/**
 * Cancels, and calls again while unfinished visits of earlier days are left. The effect is that of all calls.
 *
 * @param onProgress is told before each further call: how many are cancelled, of how many
 */
export async function cancelAll(
  id: string,
  body: CancelBody,
  onProgress: (done: number, all: number) => void,
): Promise<Cancelled> {
  const first = await call(cancelVisit, { params: { id }, body });
  const all = first.effect.cancelled + first.effect.left;
  // The plan that was seen is done with the first call.
  const { plan, ...again } = body;
  let done: Cancelled = first;
  while (done.effect.left > 0) {
    const { effect, version } = done;
    onProgress(effect.cancelled, all);
    const next = await call(cancelVisit, { params: { id }, body: { ...again, version } });
    const { cancelled, charge, pay, left } = next.effect;
    const sums = { cancelled: effect.cancelled + cancelled, charge: effect.charge + charge, pay: effect.pay + pay };
    done = { ...next, effect: { ...effect, ...sums, left }, last: cancelled };
  }
  return done;
}
