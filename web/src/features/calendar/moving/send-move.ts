import { type AnswerOf, type CalendarVisit, type getSchedule, moveVisit } from "@petcare/contract";
import type { EditScope } from "@petcare/domain";
import { call } from "../../../lib/api/api.ts";
import { ApiError } from "../../../lib/api/api-error.ts";
import { undoOfSeries } from "../../../lib/api/bookings.ts";
import { clockTime } from "../../../lib/format/time.ts";
import { petsText } from "../../../lib/format/words.ts";
import { extentOf } from "../../../parts/series/effect-words.ts";
import { partWords } from "../../../parts/series/part-changes.tsx";
import { changesTo, type Target, targetOf, whenWords } from "./target.ts";

export type MoveAnswer = AnswerOf<typeof moveVisit>;

export interface Move {
  visit: CalendarVisit;
  target: Target;
  scope: EditScope;
  /** The plan of the preview that was seen, for more than one visit. */
  plan?: string | undefined;
}

/** Moves a visit in the version that is shown, or visits of its series by the plan that was shown. */
export const sendMove = ({ visit, target, scope, plan }: Move): Promise<MoveAnswer> =>
  call(moveVisit, {
    params: { id: visit._id },
    body: {
      ...changesTo(visit, target),
      scope,
      ...(scope === "occurrence" ? { version: visit.version } : { plan }),
    },
  });

/** 'Biscuit & Max moved to Rosa Delgado, Fri, Nov 27, 9 AM–12 PM; Thanksgiving +$10.00 is dropped' */
export function movedWords({ visit, target, scope }: Move, { effect }: MoveAnswer, who: string): string {
  const what = scope === "occurrence" ? petsText(visit.pet_names) : extentOf(effect);
  return [`${what} moved to ${who}, ${whenWords(target)}`, ...(effect.parts ?? []).map(partWords)].join("; ");
}

/** Gives the call that undoes a move: a move back, which is refused where somebody has changed the visit since. */
export function undoOfMove({ visit, target, scope }: Move, { version }: MoveAnswer): () => Promise<MoveAnswer> {
  if (scope !== "occurrence") return undoOfSeries(visit._id, version);
  const moved = { ...visit, ...target, version };
  return async () => {
    try {
      return await sendMove({ visit: moved, target: targetOf(visit), scope });
    } catch (error) {
      throw notUndone(error);
    }
  };
}

/** 'Not undone: Kate Morgan changed this visit at 1:12 PM.' */
function notUndone(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.status !== 409) return error;
  const current = error.now.current as AnswerOf<typeof getSchedule> | undefined;
  const changed = current?.occurrence?.changed;
  const who = changed?.by ?? "Somebody";
  const when = changed ? ` at ${clockTime(changed.at)}` : "";
  return new ApiError(409, `Not undone: ${who} changed this visit${when}.`);
}
