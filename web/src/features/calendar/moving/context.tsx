import type { CalendarVisit } from "@petcare/contract";
import { createContext, type ReactNode, use, useState } from "react";
import type { Move } from "./send-move.ts";
import { type Target, targetKey } from "./target.ts";

/** A visit for which a place is looked for on the board. */
export interface ChoosingTarget {
  visit: CalendarVisit;
  by: "tap" | "drag";
}

/** An open dialog about a move: it names the place of a visit, or confirms a move to one. */
export interface MovingQuestion {
  id: string;
  /** undefined while the place is to be named. */
  target: Target | undefined;
}

export type PickUp = (visit: CalendarVisit, by: ChoosingTarget["by"]) => void;

export interface Moving {
  question: MovingQuestion | undefined;
  /** Asks for day, time frame and walker instead of a place on the board. */
  name: (visit: CalendarVisit) => void;
  /** Moves a visit, at once or after a confirmation. */
  onMove: (visit: CalendarVisit, target: Target) => void;
  /** Writes a move that was confirmed. */
  confirm: (move: Move) => void;
  cancelMove: () => void;
}

const nothing = () => {};

export const MovingContext = createContext<Moving>({
  question: undefined,
  name: nothing,
  onMove: nothing,
  confirm: nothing,
  cancelMove: nothing,
});

export const useMoving = (): Moving => use(MovingContext);

// Each cell reads the first, each card the second. Apart from the rest, so that no other change draws them anew.
export const ChoosingTargetContext = createContext<ChoosingTarget | undefined>(undefined);
export const PickUpContext = createContext<PickUp>(nothing);

/** The visit for which a place is looked for on the board. */
export const useChoosingTarget = (): ChoosingTarget | undefined => use(ChoosingTargetContext);

/** Begins to look for a place, or says why the visit cannot be moved. The same function at each drawing. */
export const usePickUp = (): PickUp => use(PickUpContext);

interface Aim {
  /** The key of the target that Enter or letting go would choose. */
  aimed: string | undefined;
  aim: (key: string) => void;
}

const AimContext = createContext<Aim>({ aimed: undefined, aim: nothing });

export const useAim = (): Aim => use(AimContext);

/** The place that is aimed at: at first the visit's own. Apart from the rest, so that aiming draws no card anew. */
export function AimProvider({ children }: { children: ReactNode }) {
  const choosingTarget = useChoosingTarget();
  const [chosen, setChosen] = useState<{ of: unknown; key: string }>();
  const aimed = choosingTarget && (chosen?.of === choosingTarget ? chosen.key : targetKey(choosingTarget.visit));
  const value = { aimed, aim: (key: string) => key !== aimed && setChosen({ of: choosingTarget, key }) };
  return <AimContext value={value}>{children}</AimContext>;
}
