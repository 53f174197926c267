import type { CalendarVisit } from "@petcare/contract";
import type { LocalDate, TimeFrame } from "@petcare/domain";
import { type ReactNode, useId } from "react";
import { PlainButton } from "../../../ui/form/plain-button.tsx";
import { AlertIcon, CheckIcon, MoveIcon } from "../../../ui/theme/icons.tsx";
import { type BoardRow, nameOf } from "../board/data.ts";
import { useAim, useMoving } from "./context.tsx";
import classes from "./screen.module.css";
import { fitOf, fitWords, isThere, markOf, targetKey, unmovable, whenSpoken } from "./target.ts";

interface MovableCardProps {
  visit: CalendarVisit;
  isPicked: boolean;
  /** Whether the card spans the columns of the evening and the night. */
  isOvernight: boolean;
  children: ReactNode;
}

/** Draws a card with a button that picks the visit up, or says why it cannot be moved. */
export function MovableCard({ visit, isPicked, isOvernight, children }: MovableCardProps) {
  const id = useId();
  const { pickUp } = useMoving();
  const reason = unmovable(visit);
  return (
    <div
      className={classes.card}
      data-visit={visit._id}
      data-picked={isPicked || undefined}
      data-night={isOvernight || undefined}
    >
      <div id={id} className={classes.main}>
        {children}
      </div>
      <PlainButton
        className={classes.move}
        data-move
        aria-label="Move"
        aria-describedby={id}
        aria-disabled={reason !== undefined}
        title={reason ?? "Move"}
        onClick={() => pickUp(visit, "tap")}
      >
        <MoveIcon size={14} />
      </PlainButton>
    </div>
  );
}

interface DropHereProps {
  row: BoardRow;
  date: LocalDate;
  /** Absent for a cell of a whole day, in which the visit keeps its time frame. */
  timeframe?: TimeFrame;
  /** All visits of the board, hidden by filters or not. */
  visits: readonly CalendarVisit[];
  /** The visit that is being moved. */
  visit: CalendarVisit;
}

/** Draws a cell's contents. While a visit is being moved, the contents are inert and the cell is a drop target. */
export function DropOver({ children, ...place }: Omit<DropHereProps, "visit"> & { children: ReactNode }) {
  const { choosingTarget } = useMoving();
  return (
    <>
      <div className={classes.below} inert={choosingTarget !== undefined}>
        {children}
      </div>
      {choosingTarget && <DropHere {...place} visit={choosingTarget.visit} />}
    </>
  );
}

/** Makes a whole cell a drop target, and says how full the time frame would be. A full one can still be chosen. */
function DropHere({ row, date, timeframe, visits, visit }: DropHereProps) {
  const { onMove } = useMoving();
  const { aimed, aim } = useAim();
  const target = { date, timeframe: timeframe ?? visit.timeframe, walker_id: row.walker?.id ?? null };
  const key = targetKey(target);
  const isHome = isThere(visit, target);
  const fit = fitOf(visits, visit, target, row.walker);
  const words = isHome ? "was here" : `${fit.isInactive ? "inactive, " : ""}${fitWords(fit)}`;
  const mark = isHome ? undefined : fit.isInactive ? "over" : markOf(fit);
  return (
    <PlainButton
      className={classes.drop}
      data-drop
      data-key={key}
      data-home={isHome || undefined}
      data-mark={mark}
      data-aimed={key === aimed || undefined}
      tabIndex={key === aimed ? 0 : -1}
      aria-label={`${nameOf(row)}, ${whenSpoken(target)}, ${words}`}
      onFocus={() => aim(key)}
      onPointerEnter={() => aim(key)}
      onClick={() => onMove(visit, target)}
    >
      <span className={classes.words}>
        {mark ? <AlertIcon size={14} /> : !isHome && <CheckIcon size={14} />} {words}
      </span>
    </PlainButton>
  );
}
