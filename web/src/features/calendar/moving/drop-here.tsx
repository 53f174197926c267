import type { CalendarVisit } from "@petcare/contract";
import type { LocalDate, TimeFrame } from "@petcare/domain";
import type { ReactNode } from "react";
import { PlainButton } from "../../../ui/form/plain-button.tsx";
import { AlertIcon, CheckIcon } from "../../../ui/theme/icons.tsx";
import type { BoardRow } from "../board.ts";
import { nameOf } from "../board-card.tsx";
import { useAim } from "./aim.tsx";
import classes from "./drop-here.module.css";
import { fitOf, fitWords, markOf } from "./fit.ts";
import { type ChoosingTarget, useMoving } from "./moving-context.ts";
import { isThere, targetKey, whenSpoken } from "./target.ts";

interface DropHereProps {
  row: BoardRow;
  date: LocalDate;
  /** Left out where the place is a whole day: the visit keeps its own. */
  timeframe?: TimeFrame;
  /** All that the board counts. */
  visits: readonly CalendarVisit[];
  visit: CalendarVisit;
}

interface DropOverProps extends Omit<DropHereProps, "visit"> {
  choosingTarget: ChoosingTarget | undefined;
  /** The content of the cell. */
  children: ReactNode;
}

/** A cell's contents. While a visit is being moved, they are only looked at, and the cell is a place to drop it. */
export const DropOver = ({ choosingTarget, children, ...place }: DropOverProps) => (
  <>
    <div className={classes.below} inert={choosingTarget !== undefined}>
      {children}
    </div>
    {choosingTarget && <DropHere {...place} visit={choosingTarget.visit} />}
  </>
);

/** The whole cell as the place to drop a visit, and how full that would be. It never blocks. */
function DropHere({ row, date, timeframe, visits, visit }: DropHereProps) {
  const { onMove } = useMoving();
  const { aimed, aim } = useAim();
  const target = { date, timeframe: timeframe ?? visit.timeframe, walker_id: row.walker?.id ?? null };
  const key = targetKey(target);
  const home = isThere(visit, target);
  const fit = fitOf(visits, visit, target, row.walker);
  const isInactive = row.walker !== undefined && !row.walker.active && !row.walker.isAdmin;
  const words = home ? "was here" : `${isInactive ? "inactive, " : ""}${fitWords(fit)}`;
  const mark = home ? undefined : isInactive ? "over" : markOf(fit);
  return (
    <PlainButton
      className={classes.drop}
      data-drop
      data-key={key}
      data-home={home || undefined}
      data-mark={mark}
      data-aimed={key === aimed || undefined}
      tabIndex={key === aimed ? 0 : -1}
      aria-label={`${nameOf(row)}, ${whenSpoken(target)}, ${words}`}
      onFocus={() => aim(key)}
      onPointerEnter={() => aim(key)}
      onClick={() => onMove(visit, target)}
    >
      <span className={classes.words}>
        {mark ? <AlertIcon size={14} /> : !home && <CheckIcon size={14} />} {words}
      </span>
    </PlainButton>
  );
}
