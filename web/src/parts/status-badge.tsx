import type { ShownStatus } from "../lib/format/shown-status.ts";
import classes from "./status-badge.module.css";

const words: Record<ShownStatus, string> = {
  scheduled: "Scheduled",
  confirmed: "Confirmed",
  completed: "Completed",
  cancelled: "Cancelled",
  overdue: "Overdue",
};

/** A visit's status as a pill. Words and a sign tell it, never colour alone. */
export function StatusBadge({ status }: { status: ShownStatus }) {
  return (
    <span className={classes.badge} data-status={status}>
      {words[status]}
    </span>
  );
}
