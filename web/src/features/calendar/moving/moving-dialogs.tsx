import { useState } from "react";
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
  const { question, onMove, confirm, putBack } = useMoving();
  const found = visits.find(({ _id }) => _id === question?.id);
  // The visit as it was asked about: it stands in its new place while the dialog is still closing.
  const [visit, keep] = useState(found);
  if (found && found._id !== visit?._id) keep(found);
  if (!question || visit?._id !== question.id) return null;
  if (question.step === "naming") {
    return <NameTarget visit={visit} walkers={walkers} onMove={onMove} onClose={putBack} />;
  }
  const { target } = question;
  const who = walkerNamed(walkers, target.walker_id);
  return <AskMove visit={visit} target={target} who={who} onMove={confirm} onPutBack={putBack} />;
}
