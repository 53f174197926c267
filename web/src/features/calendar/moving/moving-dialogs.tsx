import type { CalendarVisit, Walker } from "../board.ts";
import { AskMove } from "./ask-move.tsx";
import { useMoving } from "./moving-context.ts";
import { NameTarget } from "./name-target.tsx";
import { walkerNamed } from "./use-sent-moves.ts";

interface MovingDialogsProps {
  /** Those of the period that is shown. */
  visits: readonly CalendarVisit[];
  walkers: readonly Walker[];
}

/** What is asked while a visit is being moved. */
export function MovingDialogs({ visits, walkers }: MovingDialogsProps) {
  const { now, onMove, confirm, putBack } = useMoving();
  if (now?.step === "naming") {
    return <NameTarget visit={now.visit} visits={visits} walkers={walkers} onMove={onMove} onClose={putBack} />;
  }
  if (now?.step !== "asking") return null;
  const { visit, target } = now;
  const who = walkerNamed(walkers, target.walker_id);
  return <AskMove visit={visit} target={target} who={who} onMove={confirm} onPutBack={putBack} />;
}
