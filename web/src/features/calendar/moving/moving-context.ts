import { createContext, use } from "react";
import type { CalendarVisit } from "../board.ts";
import type { Move } from "./send-move.ts";
import type { Target } from "./target.ts";

/** A place is looked for on the board. */
export interface Aiming {
  visit: CalendarVisit;
  by: "tap" | "drag";
}

/** A dialog about a move: its place is named in a form, or the move waits for an answer. It is in the address. */
export type MovingQuestion = { step: "naming"; id: string } | { step: "asking"; id: string; target: Target };

export interface Moving {
  aiming: Aiming | undefined;
  question: MovingQuestion | undefined;
  pickUp: (visit: CalendarVisit, by: Aiming["by"]) => void;
  /** Asks for day, time frame and walker instead of a place on the board. */
  name: (visit: CalendarVisit) => void;
  /** The one way in which a move begins: what need not be asked about is written at once. */
  onMove: (visit: CalendarVisit, target: Target) => void;
  /** Writes what had to be asked about. */
  confirm: (move: Move) => void;
  putBack: () => void;
}

export const MovingContext = createContext<Moving>({
  aiming: undefined,
  question: undefined,
  pickUp: () => {},
  name: () => {},
  onMove: () => {},
  confirm: () => {},
  putBack: () => {},
});

export const useMoving = (): Moving => use(MovingContext);

/** The visit for which a place is looked for on the board. */
export const useAiming = (): Aiming | undefined => useMoving().aiming;
