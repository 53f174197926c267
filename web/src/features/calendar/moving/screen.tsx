import { Button } from "@mantine/core";
import { useCallbackRef } from "@mantine/hooks";
import type { CalendarVisit } from "@petcare/contract";
import { type ComponentType, type ReactNode, type RefObject, useState } from "react";
import { useWalkers } from "../../../lib/api/people.ts";
import { petsText } from "../../../lib/format/words.ts";
import { useLater } from "../../../lib/hooks/use-later.ts";
import {
  AimProvider,
  ChoosingTargetContext,
  MovingContext,
  PickUpContext,
  useChoosingTarget,
  useMoving,
} from "./context.tsx";
import { useMovingSteps } from "./data.ts";
import classes from "./screen.module.css";
import { whenWords } from "./target.ts";

interface MovingProviderProps {
  /** @param placed gives visits as they are once the moves on their way have arrived */
  children: (placed: (visits: readonly CalendarVisit[]) => readonly CalendarVisit[]) => ReactNode;
}

/** Lets the visits inside be moved. A move goes on while another period is being loaded. */
export function MovingProvider({ children }: MovingProviderProps) {
  const { announcement, choosingTarget, pickUp, placed, ...moving } = useMovingSteps(useWalkers());
  return (
    <PickUpContext value={useCallbackRef(pickUp)}>
      <ChoosingTargetContext value={choosingTarget}>
        <MovingContext value={moving}>
          <AimProvider>{children(placed)}</AimProvider>
          <MovingBar announcement={announcement} />
        </MovingContext>
      </ChoosingTargetContext>
    </PickUpContext>
  );
}

/** Says which visit is being moved, and stays in sight. It leads to a form for its place, and back. */
function MovingBar({ announcement }: { announcement: string }) {
  const choosingTarget = useChoosingTarget();
  const { name, cancelMove } = useMoving();
  return (
    <>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      {choosingTarget && (
        <section className={classes.moving} aria-label="Moving a visit">
          <p>
            <b>Moving {petsText(choosingTarget.visit.pet_names)}</b> from {whenWords(choosingTarget.visit)}. Choose
            where it should go.
          </p>
          <Button variant="default" onClick={() => name(choosingTarget.visit)}>
            Move to…
          </Button>
          <Button variant="default" onClick={cancelMove}>
            Cancel
          </Button>
        </section>
      )}
    </>
  );
}

interface DraggingProps {
  /** The element that holds the cards and the places for them. */
  board: RefObject<HTMLElement | null>;
  visits: readonly CalendarVisit[];
}

/** Dragging, which is fetched a moment after the board. Moving works without it. */
export function Dragging(props: DraggingProps) {
  const [Layer, setLayer] = useState<ComponentType<DraggingProps>>();
  useLater(async () => {
    const { DragLayer } = await import("./drag-layer.tsx");
    setLayer(() => DragLayer);
  });
  return Layer && <Layer {...props} />;
}
