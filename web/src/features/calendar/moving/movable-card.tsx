import { UnstyledButton } from "@mantine/core";
import { type ReactNode, useId } from "react";
import { MoveIcon } from "../../../ui/theme/icons.tsx";
import type { CalendarVisit } from "../board.ts";
import classes from "./movable-card.module.css";
import { useAiming, usePickUp } from "./moving-context.ts";
import { unmovable } from "./target.ts";

/** A card with a button beside it that picks the visit up, or says why it cannot be moved. */
export function MovableCard({ visit, children }: { visit: CalendarVisit; children: ReactNode }) {
  const id = useId();
  const pickUp = usePickUp();
  const reason = unmovable(visit);
  return (
    <Place visit={visit}>
      <div id={id} className={classes.main}>
        {children}
      </div>
      <UnstyledButton
        className={classes.move}
        data-move
        aria-label="Move"
        aria-describedby={id}
        aria-disabled={reason !== undefined}
        title={reason ?? "Move"}
        onClick={() => pickUp(visit, "tap")}
      >
        <MoveIcon size={14} />
      </UnstyledButton>
    </Place>
  );
}

/** Where a card stands. While a visit is being moved, the cards are only looked at, and nothing in them is drawn anew. */
function Place({ visit: { _id }, children }: { visit: CalendarVisit; children: ReactNode }) {
  const aiming = useAiming();
  return (
    <div
      className={classes.card}
      data-visit={_id}
      data-picked={aiming?.visit._id === _id || undefined}
      inert={aiming !== undefined}
    >
      {children}
    </div>
  );
}
