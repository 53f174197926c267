import { listSchedules } from "@petcare/contract";
import { useState } from "react";
import { patchAnswers } from "../../../lib/api/after-write.ts";
import { messageOf } from "../../../lib/api/api-error.ts";
import { writeToBookings } from "../../../lib/api/bookings.ts";
import { petsText } from "../../../lib/format/words.ts";
import { failureToast } from "../../../ui/feedback/toast.tsx";
import { undoToast } from "../../../ui/feedback/undo-toast.ts";
import type { CalendarVisit, Walker } from "../board.ts";
import { extentOf, type Move, sendMove, undoOfMove } from "./send-move.ts";
import { type Target, whenWords } from "./target.ts";

const failed = "Failed to move the visit. Please try again.";

/**
 * Moves that are on their way. A visit stands in its new place at once, whatever is read meanwhile, and goes back where the
 * move is refused.
 */
export function useSentMoves(walkers: readonly Walker[]) {
  const [onTheWay, setOnTheWay] = useState<ReadonlyMap<string, Target>>(new Map());
  const stand = (id: string, target: Target | undefined) =>
    setOnTheWay((before) => {
      const rest = [...before].filter(([other]) => other !== id);
      return new Map(target ? [...rest, [id, target]] : rest);
    });
  const send = async (move: Move) => {
    const { visit, target } = move;
    stand(visit._id, target);
    try {
      const answer = await writeToBookings(() => sendMove(move));
      const moved = answer.visit ?? { ...visit, ...target };
      patchAnswers(listSchedules, (visits) =>
        visits.map((one) => (one._id === visit._id ? { ...one, ...moved } : one)),
      );
      const pets = move.scope === "occurrence" ? petsText(visit.pet_names) : extentOf(answer);
      const undo = undoOfMove(move, answer);
      undoToast(`${pets} moved to ${walkerNamed(walkers, target.walker_id)}, ${whenWords(target)}`, () =>
        writeToBookings(undo),
      );
    } catch (error) {
      failureToast(messageOf(error, failed));
    }
    // The board hears of changed answers in a later task, and must not draw the old place before.
    setTimeout(() => stand(visit._id, undefined));
  };
  /** The visits as they stand once what is on its way has arrived. */
  const placed = (visits: readonly CalendarVisit[]): readonly CalendarVisit[] =>
    onTheWay.size === 0 ? visits : visits.map((visit) => ({ ...visit, ...onTheWay.get(visit._id) }));
  return { send, placed };
}

export const walkerNamed = (walkers: readonly Walker[], id: string | null): string =>
  id === null ? "Unassigned" : (walkers.find((walker) => walker.id === id)?.name ?? "Unknown walker");
