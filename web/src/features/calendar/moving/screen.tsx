import { Button } from "@mantine/core";
import type { CalendarVisit } from "@petcare/contract";
import { type ComponentType, type ReactNode, type RefObject, useState } from "react";
import { useWalkers } from "../../../lib/api/people.ts";
import { petsText } from "../../../lib/format/words.ts";
import { useLater } from "../../../lib/hooks/use-later.ts";
import { AimProvider, MovingContext, useMoving } from "./context.tsx";
import { useMovingSteps } from "./data.ts";
import classes from "./screen.module.css";
import { whenWords } from "./target.ts";

interface MovingProviderProps {
  /** @param placed gives the visits as they will be once the sent moves have arrived */
  children: (placed: (visits: readonly CalendarVisit[]) => readonly CalendarVisit[]) => ReactNode;
}

/** Lets the visits inside be moved. A move goes on while another period is being loaded. */
export function MovingProvider({ children }: MovingProviderProps) {
  const { announcement, placed, ...moving } = useMovingSteps(useWalkers());
  return (
    <MovingContext value={moving}>
      <AimProvider>{children(placed)}</AimProvider>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      <MovingBar />
    </MovingContext>
  );
}

/** Says which visit is being moved, offers to name its place, and cancels. It stays in sight while the board scrolls. */
function MovingBar() {
  const { choosingTarget, askTarget, cancelMove } = useMoving();
  if (!choosingTarget) return null;
  const { visit } = choosingTarget;
  return (
    <section className={classes.moving} aria-label="Moving a visit">
      <p>
        <b>Moving {petsText(visit.pet_names)}</b> from {whenWords(visit)}. Choose where it should go.
      </p>
      <Button variant="default" onClick={() => askTarget(visit)}>
        Move to…
      </Button>
      <Button variant="default" onClick={cancelMove}>
        Cancel
      </Button>
    </section>
  );
}

interface DraggingProps {
  /** The element that holds the cards and the places for them. */
  board: RefObject<HTMLElement | null>;
  visits: readonly CalendarVisit[];
}

/** Adds dragging, which is fetched after the board. Moving by taps and keys works without it. */
export function Dragging(props: DraggingProps) {
  const [Layer, setLayer] = useState<ComponentType<DraggingProps>>();
  useLater(async () => {
    const { DragLayer } = await import("./drag-layer.tsx");
    setLayer(() => DragLayer);
  });
  return Layer && <Layer {...props} />;
}
