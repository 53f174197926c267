import { type CalendarVisit, listSchedules } from "@petcare/contract";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { patchAnswers } from "../../../lib/api/after-write.ts";
import { messageOf } from "../../../lib/api/api-error.ts";
import { calendarOn } from "../../../lib/format/calendar-link.ts";
import { failureToast } from "../../../ui/feedback/toast.tsx";
import { undoToast } from "../../../ui/feedback/undo-toast.ts";
import type { Walker } from "../board.ts";
import type { Move, MoveAnswer } from "./send-move.ts";
import { type Target, targetOf } from "./target.ts";

/** Comes with the dialogs of moving, or when a visit is picked up: the first look at the calendar sends nothing. */
export const sending = () => import("./send-move.ts");

const failed = "Failed to move the visit. Please try again.";

/**
 * Moves that are on their way. A visit stands in its new place at once, whatever is read meanwhile, and goes back where the
 * move is refused. The same holds for undoing.
 */
export function useSentMoves(walkers: readonly Walker[]) {
  const navigate = useNavigate();
  const [onTheWay, setOnTheWay] = useState<ReadonlyMap<string, Target>>(new Map());
  const stand = (id: string, target: Target | undefined) =>
    setOnTheWay((before) => {
      const rest = [...before].filter(([other]) => other !== id);
      return new Map(target ? [...rest, [id, target]] : rest);
    });
  /** Shows a visit in a place while the write that brings it there is on its way. */
  const carry = async (visit: CalendarVisit, target: Target, write: () => Promise<MoveAnswer>) => {
    stand(visit._id, target);
    try {
      const answer = await write();
      const moved = answer.visit ?? { ...visit, ...target };
      patchAnswers(listSchedules, (visits) =>
        visits.map((one) => (one._id === visit._id ? { ...one, ...moved } : one)),
      );
      return answer;
    } finally {
      // The board hears of changed answers in a later task, and must not draw the old place before.
      setTimeout(() => stand(visit._id, undefined));
    }
  };
  const send = async (move: Move) => {
    const { visit, target } = move;
    try {
      const answer = await carry(visit, target, async () => (await sending()).sendMove(move));
      const { movedWords, undoOfMove } = await sending();
      undoToast(
        movedWords(move, answer, walkerNamed(walkers, target.walker_id)),
        () => carry(visit, targetOf(visit), undoOfMove(move, answer)),
        { label: "View", onClick: () => navigate(calendarOn(target.date, { visit: visit._id })) },
      );
    } catch (error) {
      failureToast(messageOf(error, failed));
    }
  };
  /** The visits as they stand once what is on its way has arrived. */
  const placed = (visits: readonly CalendarVisit[]): readonly CalendarVisit[] =>
    onTheWay.size === 0
      ? visits
      : visits.map((visit) => {
          const target = onTheWay.get(visit._id);
          return target ? { ...visit, ...target } : visit;
        });
  return { send, placed, isOnTheWay: (visit: CalendarVisit) => onTheWay.has(visit._id) };
}

export const walkerNamed = (walkers: readonly Walker[], id: string | null): string =>
  id === null ? "Unassigned" : (walkers.find((walker) => walker.id === id)?.name ?? "Unknown walker");
