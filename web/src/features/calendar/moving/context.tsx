import type { CalendarVisit } from "@petcare/contract";
import { createContext, type ReactNode, use, useState } from "react";
import type { Move } from "./send-move.ts";
import { type Target, targetKey } from "./target.ts";

/** A visit that was picked up, and now needs a place on the board. */
export interface ChoosingTarget {
  visit: CalendarVisit;
  by: "tap" | "drag";
}

/** An open dialog about a move. */
export interface MovingQuestion {
  /** The visit's id. */
  id: string;
  /** The place that the dialog confirms; undefined if the dialog asks for one. */
  target: Target | undefined;
}

export interface Moving {
  choosingTarget: ChoosingTarget | undefined;
  question: MovingQuestion | undefined;
  /** Picks a visit up, or says why it cannot be moved. */
  pickUp: (visit: CalendarVisit, by: ChoosingTarget["by"]) => void;
  /** Opens the dialog that asks for day, time frame and walker. */
  askTarget: (visit: CalendarVisit) => void;
  /** Moves a visit, at once or after a confirmation. */
  onMove: (visit: CalendarVisit, target: Target) => void;
  /** Sends a confirmed move. */
  confirm: (move: Move) => void;
  cancelMove: () => void;
}

const nothing = () => {};

export const MovingContext = createContext<Moving>({
  choosingTarget: undefined,
  question: undefined,
  pickUp: nothing,
  askTarget: nothing,
  onMove: nothing,
  confirm: nothing,
  cancelMove: nothing,
});

export const useMoving = (): Moving => use(MovingContext);

interface Aim {
  /** The key of the target that Enter or letting go would choose. */
  aimed: string | undefined;
  aim: (key: string) => void;
}

const AimContext = createContext<Aim>({ aimed: undefined, aim: nothing });

export const useAim = (): Aim => use(AimContext);

/** Holds the target that is aimed at, at first the visit's own. A context of its own, so that aiming draws no card anew. */
export function AimProvider({ children }: { children: ReactNode }) {
  const { choosingTarget } = useMoving();
  const [chosen, setChosen] = useState<{ of: unknown; key: string }>();
  const aimed = choosingTarget && (chosen?.of === choosingTarget ? chosen.key : targetKey(choosingTarget.visit));
  const value = { aimed, aim: (key: string) => key !== aimed && setChosen({ of: choosingTarget, key }) };
  return <AimContext value={value}>{children}</AimContext>;
}
