import { createContext, use } from "react";
import type { CalendarVisit } from "../board.ts";
import type { Move } from "./send-move.ts";
import type { Target } from "./target.ts";

/** How far moving a visit has come: a place is aimed at on the board or named in a form, or the move waits for an answer. */
export type MovingStep =
  | { step: "aiming"; visit: CalendarVisit; by: "tap" | "drag" }
  | { step: "naming"; visit: CalendarVisit }
  | { step: "asking"; visit: CalendarVisit; target: Target };

export interface Moving {
  /** undefined while nothing is being moved. */
  now: MovingStep | undefined;
  pickUp: (visit: CalendarVisit, by: "tap" | "drag") => void;
  /** Asks for day, time frame and walker instead of a place on the board. */
  name: (visit: CalendarVisit) => void;
  /** The one way in which a move begins: what need not be asked about is written at once. */
  onMove: (visit: CalendarVisit, target: Target) => void;
  /** Writes what had to be asked about. */
  confirm: (move: Move) => void;
  putBack: () => void;
}

export const MovingContext = createContext<Moving>({
  now: undefined,
  pickUp: () => {},
  name: () => {},
  onMove: () => {},
  confirm: () => {},
  putBack: () => {},
});

export const useMoving = (): Moving => use(MovingContext);

/** The visit for which a place is looked for on the board. */
export const useAiming = (): Extract<MovingStep, { step: "aiming" }> | undefined => {
  const { now } = useMoving();
  return now?.step === "aiming" ? now : undefined;
};
