import type { CalendarVisit } from "@petcare/contract";
import { type ReactNode, useId } from "react";
import { PlainButton } from "../../../ui/form/plain-button.tsx";
import { MoveIcon } from "../../../ui/theme/icons.tsx";
import classes from "./movable-card.module.css";
import { usePickUp } from "./moving-context.ts";
import { unmovable } from "./target.ts";

interface MovableCardProps {
  visit: CalendarVisit;
  /** It is being moved. */
  picked: boolean;
  children: ReactNode;
}

/** A card with a button beside it that picks the visit up, or says why it cannot be moved. */
export function MovableCard({ visit, picked, children }: MovableCardProps) {
  const id = useId();
  const pickUp = usePickUp();
  const reason = unmovable(visit);
  return (
    <div className={classes.card} data-visit={visit._id} data-picked={picked || undefined}>
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
