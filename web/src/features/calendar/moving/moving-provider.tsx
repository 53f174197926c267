import { useCallbackRef } from "@mantine/hooks";
import type { ReactNode } from "react";
import { useWalkers } from "../../../lib/api/people.ts";
import type { CalendarVisit } from "../board.ts";
import { AimProvider } from "./aim.tsx";
import { MovingBar } from "./moving-bar.tsx";
import { AimingContext, MovingContext, PickUpContext } from "./moving-context.ts";
import { useMovingSteps } from "./use-moving-steps.ts";
import { useSentMoves } from "./use-sent-moves.ts";

interface MovingProviderProps {
  /** @param placed where visits stand once the moves on their way have arrived */
  children: (placed: (visits: readonly CalendarVisit[]) => readonly CalendarVisit[]) => ReactNode;
}

/** Lets visits be moved on what it holds. A move goes on while another period is being loaded. */
export function MovingProvider({ children }: MovingProviderProps) {
  const { send, placed } = useSentMoves(useWalkers());
  const { said, aiming, pickUp, ...moving } = useMovingSteps(send);
  return (
    <PickUpContext value={useCallbackRef(pickUp)}>
      <AimingContext value={aiming}>
        <MovingContext value={moving}>
          <AimProvider>{children(placed)}</AimProvider>
          <MovingBar said={said} />
        </MovingContext>
      </AimingContext>
    </PickUpContext>
  );
}
