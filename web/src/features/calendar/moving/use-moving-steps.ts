import type { CalendarVisit } from "@petcare/contract";
import { isTimeFrame } from "@petcare/domain";
import { useEffect, useRef, useState } from "react";
import { isNearDate } from "../../../lib/format/near-date.ts";
import { today } from "../../../lib/format/time.ts";
import { petsText } from "../../../lib/format/words.ts";
import type { DialogName } from "../../../lib/hooks/dialog-in-address.ts";
import { useDialogInAddress } from "../../../lib/hooks/use-dialog-in-address.ts";
import { failureToast } from "../../../ui/feedback/toast.tsx";
import type { ChoosingTarget, Moving, MovingQuestion, PickUp } from "./moving-context.ts";
import type { Move } from "./send-move.ts";
import { isThere, type Target, targetIn, targetKey, unmovable } from "./target.ts";
import { sending } from "./use-sent-moves.ts";

/** A move that is written without a question: of a single booking, and to no day of the past. */
const goesAtOnce = (visit: CalendarVisit, target: Target) =>
  !visit.recurring && (target.date >= today() || target.date === visit.date);

interface MovingSteps extends Moving {
  choosingTarget: ChoosingTarget | undefined;
  pickUp: PickUp;
  /** The words that a screen reader announces. */
  announcement: string;
}

interface Sent {
  send: (move: Move) => Promise<void>;
  isOnTheWay: (visit: CalendarVisit) => boolean;
}

/** The steps from picking a visit up to dropping it somewhere. */
export function useMovingSteps({ send, isOnTheWay }: Sent): MovingSteps {
  const { dialog, open, close } = useDialogInAddress(movingDialogs);
  const [choosingTarget, setChoosingTarget] = useState<ChoosingTarget>();
  const [announcement, announce] = useState("");
  const question = questionIn(dialog);
  const leave = (words: string) => {
    setChoosingTarget(undefined);
    close();
    announce(words);
  };
  const cancelMove = () =>
    leave(choosingTarget ? `${petsText(choosingTarget.visit.pet_names)} is back where it was.` : "");
  const write = (move: Move) => {
    leave("");
    void send(move);
  };
  useEscape(choosingTarget?.by === "tap" ? cancelMove : undefined);
  useFocusAfter(choosingTarget, question?.id);
  return {
    choosingTarget,
    question,
    announcement,
    cancelMove,
    confirm: write,
    pickUp: (visit, by) => {
      // It has the version from before that move, with which the next one would be refused.
      const reason = isOnTheWay(visit) ? stillMoving : unmovable(visit);
      if (reason) return failureToast(reason);
      setChoosingTarget({ visit, by });
      sending().catch(() => {});
      announce(
        `${petsText(visit.pet_names)} picked up. Arrow keys choose a place, Enter puts it there, Escape puts it back.`,
      );
    },
    name: (visit) => {
      setChoosingTarget(undefined);
      open("move", visit._id);
    },
    onMove: (visit, target) => {
      if (isThere(visit, target)) return cancelMove();
      if (goesAtOnce(visit, target)) return write({ visit, target, scope: "occurrence" });
      setChoosingTarget(undefined);
      open("put", putId(visit._id, target));
    },
  };
}

const stillMoving = "This walk is still being moved. Please try again in a moment.";

function useEscape(onEscape: (() => void) | undefined): void {
  useEffect(() => {
    if (!onEscape) return;
    const listen = ({ key }: KeyboardEvent) => key === "Escape" && onEscape();
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  });
}

/** The focus goes to the aimed place, and after the move to the card where it stands then. */
function useFocusAfter(choosingTarget: ChoosingTarget | undefined, requested: string | undefined): void {
  const moved = useRef<string>(undefined);
  const aims = choosingTarget?.by === "tap";
  const id = aims ? choosingTarget.visit._id : requested;
  useEffect(() => {
    if (aims) document.querySelector<HTMLElement>("[data-drop][tabindex='0']")?.focus();
    if (id) moved.current = id;
    else if (moved.current) {
      document.querySelector<HTMLElement>(`[data-visit="${CSS.escape(moved.current)}"] button`)?.focus();
      moved.current = undefined;
    }
  }, [aims, id]);
}

/** The dialogs about a move: ?move=<visit id> names its place, ?put=<visit id>~<place> asks about it. */
const movingDialogs = ["move", "put"] as const;
type MovingDialog = DialogName<(typeof movingDialogs)[number]>;

/** Words what the address asks about a move to a place. */
const putId = (id: string, target: Target): string => `${id}~${targetKey(target)}`;

/** The question that a dialog of the address stands for; undefined for a place that there is not. */
function questionIn(dialog: MovingDialog | undefined): MovingQuestion | undefined {
  if (dialog?.kind === "move") return { step: "naming", id: dialog.id };
  const [id = "", ...key] = dialog?.id.split("~") ?? [];
  const target = targetIn(key.join("~"));
  return isNearDate(target.date) && isTimeFrame(target.timeframe) ? { step: "asking", id, target } : undefined;
}
