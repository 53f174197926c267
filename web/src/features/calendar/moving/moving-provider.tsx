import { Button } from "@mantine/core";
import { useCallbackRef } from "@mantine/hooks";
import type { CalendarVisit } from "@petcare/contract";
import type { ReactNode } from "react";
import { useWalkers } from "../../../lib/api/people.ts";
import { petsText } from "../../../lib/format/words.ts";
import { AimProvider } from "./aim.tsx";
import { ChoosingTargetContext, MovingContext, PickUpContext, useChoosingTarget, useMoving } from "./moving-context.ts";
import classes from "./moving-provider.module.css";
import { whenWords } from "./target.ts";
import { useMovingSteps } from "./use-moving-steps.ts";
import { useSentMoves } from "./use-sent-moves.ts";

interface MovingProviderProps {
  /** @param placed where visits stand once the moves on their way have arrived */
  children: (placed: (visits: readonly CalendarVisit[]) => readonly CalendarVisit[]) => ReactNode;
}

/** Lets visits be moved on what it holds. A move goes on while another period is being loaded. */
export function MovingProvider({ children }: MovingProviderProps) {
  const { placed, ...sent } = useSentMoves(useWalkers());
  const { announcement, choosingTarget, pickUp, ...moving } = useMovingSteps(sent);
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

/** Shows what is being moved, the way to name its place instead, and the way back. It stays in sight. */
function MovingBar({ announcement }: { announcement: string }) {
  const choosingTarget = useChoosingTarget();
  const { name, cancelMove } = useMoving();
  return (
    <>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      {choosingTarget && (
        <section className={classes.bar} aria-label="Moving a visit">
          <p>
            <b>Moving {petsText(choosingTarget.visit.pet_names)}</b> from {whenWords(choosingTarget.visit)}.{" "}
            <span className={classes.how}>Choose where it should go.</span>
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
