import { type ShownStatus, statusNames } from "../lib/format/shown-status.ts";
import classes from "./status-badge.module.css";

interface StatusBadgeProps {
  status: ShownStatus;
  /** 'Overdue' without alarm, for a time frame that has begun and not ended. */
  calm?: boolean;
}

/** A visit's status as a pill. Words and a sign tell it, never colour alone. */
export function StatusBadge({ status, calm = false }: StatusBadgeProps) {
  return (
    <span className={classes.badge} data-status={status} data-calm={calm || undefined}>
      {statusNames[status]}
    </span>
  );
}
