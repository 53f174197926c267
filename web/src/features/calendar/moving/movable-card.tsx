import { UnstyledButton } from "@mantine/core";
import { type ReactNode, useId } from "react";
import { MoveIcon } from "../../../ui/theme/icons.tsx";
import type { CalendarVisit } from "../board.ts";
import classes from "./movable-card.module.css";
import { useAiming, useMoving } from "./moving-context.ts";
import { unmovable } from "./target.ts";

/** A card with a button beside it that picks the visit up, or says why it cannot be moved. While one is being moved, the cards are only looked at. */
export function MovableCard({ visit, children }: { visit: CalendarVisit; children: ReactNode }) {
  const id = useId();
  const { pickUp } = useMoving();
  const aiming = useAiming();
  const reason = unmovable(visit);
  return (
    <div
      className={classes.card}
      data-visit={visit._id}
      data-picked={aiming?.visit._id === visit._id || undefined}
      inert={aiming !== undefined}
    >
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
    </div>
  );
}
