import { useWindowEvent } from "@mantine/hooks";
import { type CalendarVisit, listSchedules } from "@petcare/contract";
import { isTimeFrame } from "@petcare/domain";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { patchUntilRead } from "../../../lib/api/after-write.ts";
import { messageOf } from "../../../lib/api/api-error.ts";
import { calendarOn } from "../../../lib/format/calendar-link.ts";
import { isNearDate } from "../../../lib/format/near-date.ts";
import { today } from "../../../lib/format/time.ts";
import { petsText } from "../../../lib/format/words.ts";
import { useDialogInAddress } from "../../../lib/hooks/use-dialog-in-address.ts";
import { failureToast } from "../../../ui/feedback/toast.tsx";
import { undoToast } from "../../../ui/feedback/undo-toast.ts";
import { type Walker, walkerNamed } from "../board/data.ts";
import type { ChoosingTarget, Moving, MovingQuestion } from "./context.tsx";
import type { Move, MoveAnswer } from "./send-move.ts";
import { isThere, type Target, targetIn, targetKey, targetOf, unmovable } from "./target.ts";

/** The module that sends moves. It is fetched when a visit is picked up, since a first look at the calendar sends none. */
const sending = () => import("./send-move.ts");

/** Sends moves and undoes them. The board shows a visit in its new place at once, and back if the server refuses. */
function useSentMoves(walkers: readonly Walker[]) {
  const navigate = useNavigate();
  const [onTheWay, setOnTheWay] = useState<ReadonlyMap<string, Target>>(new Map());
  const show = (id: string, target: Target | undefined) =>
    setOnTheWay((before) => {
      const after = new Map(before);
      if (target) after.set(id, target);
      else after.delete(id);
      return after;
    });
  /** Shows a visit in its new place while the write is on its way. */
  const carry = async (visit: CalendarVisit, target: Target, write: () => Promise<MoveAnswer>) => {
    show(visit._id, target);
    try {
      const answer = await write();
      const moved = answer.visit ?? { ...visit, ...target };
      await patchUntilRead(listSchedules, (visits) =>
        visits.map((one) => (one._id === visit._id ? { ...one, ...moved } : one)),
      );
      return answer;
    } finally {
      // The board is drawn with changed answers in a later task. Until then it must not show the old place.
      setTimeout(() => show(visit._id, undefined));
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
      failureToast(messageOf(error, "Failed to move the visit. Please try again."));
    }
  };
  /** Gives the visits as they will be once the sent moves have arrived. */
  const placed = (visits: readonly CalendarVisit[]): readonly CalendarVisit[] => {
    // Other visits stay the same objects, so that their cards are not drawn anew.
    const place = (visit: CalendarVisit, target = onTheWay.get(visit._id)) =>
      target ? { ...visit, ...target } : visit;
    return onTheWay.size === 0 ? visits : visits.map((visit) => place(visit));
  };
  return { send, placed, isOnTheWay: (visit: CalendarVisit) => onTheWay.has(visit._id) };
}

/** Tells whether a move needs no confirmation: that of a single booking, unless to another day in the past. */
const goesAtOnce = (visit: CalendarVisit, target: Target) =>
  !visit.recurring && (target.date >= today() || target.date === visit.date);

/** The dialogs about a move: ?move=<visit id> asks for its place, ?put=<visit id>~<place> confirms the move. */
const movingDialogs = ["move", "put"] as const;

interface MovingSteps extends Moving {
  placed: (visits: readonly CalendarVisit[]) => readonly CalendarVisit[];
  /** The words that a screen reader announces. */
  announcement: string;
}

/** The steps from picking a visit up to dropping it somewhere. */
export function useMovingSteps(walkers: readonly Walker[]): MovingSteps {
  const { send, placed, isOnTheWay } = useSentMoves(walkers);
  const { dialog, open, close } = useDialogInAddress(movingDialogs);
  const [choosingTarget, setChoosingTarget] = useState<ChoosingTarget>();
  const [announcement, announce] = useState("");
  const question = dialog && questionIn(dialog.kind, dialog.id);
  const leave = (words: string) => {
    setChoosingTarget(undefined);
    close();
    announce(words);
  };
  const cancelMove = () =>
    leave(choosingTarget ? `${petsText(choosingTarget.visit.pet_names)} is back where it was.` : "");
  const confirm = (move: Move) => {
    leave("");
    void send(move);
  };
  useWindowEvent("keydown", ({ key }) => {
    if (key === "Escape" && choosingTarget?.by === "tap") cancelMove();
  });
  useFocusAfter(choosingTarget, question?.id);
  return {
    placed,
    choosingTarget,
    question,
    announcement,
    cancelMove,
    confirm,
    pickUp: (visit, by) => {
      // The board still has the version from before the move, with which the server would refuse another one.
      const moving = "This walk is still being moved. Please try again in a moment.";
      const reason = isOnTheWay(visit) ? moving : unmovable(visit);
      if (reason) return failureToast(reason);
      setChoosingTarget({ visit, by });
      sending().catch(() => {});
      announce(
        `${petsText(visit.pet_names)} picked up. Arrow keys choose a place, Enter puts it there, Escape puts it back.`,
      );
    },
    askTarget: (visit) => {
      setChoosingTarget(undefined);
      open("move", visit._id);
    },
    onMove: (visit, target) => {
      if (isThere(visit, target)) return cancelMove();
      if (goesAtOnce(visit, target)) return confirm({ visit, target, scope: "occurrence" });
      setChoosingTarget(undefined);
      open("put", `${visit._id}~${targetKey(target)}`);
    },
  };
}

/** Reads the question from a dialog in the address; undefined for a place that does not exist. */
function questionIn(kind: (typeof movingDialogs)[number], text: string): MovingQuestion | undefined {
  if (kind === "move") return { id: text, target: undefined };
  const [id = "", ...key] = text.split("~");
  const target = targetIn(key.join("~"));
  return isNearDate(target.date) && isTimeFrame(target.timeframe) ? { id, target } : undefined;
}

/** Moves the focus to the place that is aimed at, and after the move to the visit's card. */
function useFocusAfter(choosingTarget: ChoosingTarget | undefined, asked: string | undefined): void {
  const moved = useRef<string>(undefined);
  const aims = choosingTarget?.by === "tap";
  const id = aims ? choosingTarget.visit._id : asked;
  useEffect(() => {
    if (aims) document.querySelector<HTMLElement>("[data-drop][tabindex='0']")?.focus();
    if (id) moved.current = id;
    else if (moved.current) {
      document.querySelector<HTMLElement>(`[data-visit="${CSS.escape(moved.current)}"] button`)?.focus();
      moved.current = undefined;
    }
  }, [aims, id]);
}
