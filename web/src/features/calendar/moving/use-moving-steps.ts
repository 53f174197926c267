import { useEffect, useRef, useState } from "react";
import { today } from "../../../lib/format/time.ts";
import { petsText } from "../../../lib/format/words.ts";
import { failureToast } from "../../../ui/feedback/toast.tsx";
import type { CalendarVisit } from "../board.ts";
import type { Moving, MovingStep } from "./moving-context.ts";
import type { Move } from "./send-move.ts";
import { isThere, type Target, unmovable } from "./target.ts";

/** A move that is written without a question: of a single booking, and to no day of the past. */
const goesAtOnce = (visit: CalendarVisit, target: Target) =>
  !visit.recurring && (target.date >= today() || target.date === visit.date);

/** The steps from picking a visit up to putting it somewhere. `said` is what a screen reader announces. */
export function useMovingSteps(send: (move: Move) => Promise<void>): Moving & { said: string } {
  const [now, setNow] = useState<MovingStep>();
  const [said, say] = useState("");
  const putBack = () => {
    if (now) say(`${petsText(now.visit.pet_names)} is back where it was.`);
    setNow(undefined);
  };
  const write = (move: Move) => {
    setNow(undefined);
    say("");
    void send(move);
  };
  useEscape(now?.step === "aiming" && now.by === "tap" ? putBack : undefined);
  useFocusAfter(now);
  const ifMovable = (visit: CalendarVisit, go: () => void) => {
    const reason = unmovable(visit);
    if (reason) failureToast(reason);
    else go();
  };
  return {
    now,
    said,
    putBack,
    confirm: write,
    pickUp: (visit, by) =>
      ifMovable(visit, () => {
        setNow({ step: "aiming", visit, by });
        say(
          `${petsText(visit.pet_names)} picked up. Arrow keys choose a place, Enter puts it there, Escape puts it back.`,
        );
      }),
    name: (visit) => ifMovable(visit, () => setNow({ step: "naming", visit })),
    onMove: (visit, target) => {
      if (isThere(visit, target)) return putBack();
      if (!goesAtOnce(visit, target)) return setNow({ step: "asking", visit, target });
      write({ visit, target, scope: "occurrence" });
    },
  };
}

function useEscape(onEscape: (() => void) | undefined): void {
  useEffect(() => {
    if (!onEscape) return;
    const listen = ({ key }: KeyboardEvent) => key === "Escape" && onEscape();
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  });
}

/** The focus goes to the aimed place, and after the move to the card where it stands then. */
function useFocusAfter(now: MovingStep | undefined): void {
  const moved = useRef<string>(undefined);
  const step = now?.step === "aiming" && now.by === "drag" ? undefined : now?.step;
  const id = now?.visit._id;
  useEffect(() => {
    if (step === "aiming") document.querySelector<HTMLElement>("[data-put][tabindex='0']")?.focus();
    if (step) moved.current = id;
    else if (moved.current) {
      document.querySelector<HTMLElement>(`[data-visit="${CSS.escape(moved.current)}"] button`)?.focus();
      moved.current = undefined;
    }
  }, [step, id]);
}
