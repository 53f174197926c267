import type { CalendarVisit } from "@petcare/contract";
import { createContext, use } from "react";
import type { Move } from "./send-move.ts";
import type { Target } from "./target.ts";

/** A place is looked for on the board. */
export interface ChoosingTarget {
  visit: CalendarVisit;
  by: "tap" | "drag";
}

/** A dialog about a move: its place is named in a form, or the move waits for an answer. It is in the address. */
export type MovingQuestion = { step: "naming"; id: string } | { step: "asking"; id: string; target: Target };

export type PickUp = (visit: CalendarVisit, by: ChoosingTarget["by"]) => void;

export interface Moving {
  question: MovingQuestion | undefined;
  /** Asks for day, time frame and walker instead of a place on the board. */
  name: (visit: CalendarVisit) => void;
  /** The one way in which a move begins: what need not be asked about is written at once. */
  onMove: (visit: CalendarVisit, target: Target) => void;
  /** Writes what had to be asked about. */
  confirm: (move: Move) => void;
  cancelMove: () => void;
}

export const MovingContext = createContext<Moving>({
  question: undefined,
  name: () => {},
  onMove: () => {},
  confirm: () => {},
  cancelMove: () => {},
});

export const useMoving = (): Moving => use(MovingContext);

// These two are apart from the rest: each cell reads the first, each card the second, and no other change draws them anew.
export const ChoosingTargetContext = createContext<ChoosingTarget | undefined>(undefined);
export const PickUpContext = createContext<PickUp>(() => {});

/** The visit for which a place is looked for on the board. */
export const useChoosingTarget = (): ChoosingTarget | undefined => use(ChoosingTargetContext);

/** Begins to look for a place, or says why the visit cannot be moved. The same function at each drawing. */
export const usePickUp = (): PickUp => use(PickUpContext);
