import { type ShownStatus, statusNames } from "../lib/format/shown-status.ts";
import classes from "./status-badge.module.css";

const tones: Partial<Record<ShownStatus, string>> = { confirmed: "good", completed: "good", overdue: "danger" };

interface StatusBadgeProps {
  status: ShownStatus;
  /** Whether 'Overdue' is drawn without alarm, because the time frame has not ended. */
  calm?: boolean;
}

/** A visit's status as a pill with words and a sign. */
export function StatusBadge({ status, calm = false }: StatusBadgeProps) {
  return (
    <span
      className={classes.badge}
      data-status={status}
      data-tone={calm && status === "overdue" ? "warn" : tones[status]}
    >
      {statusNames[status]}
    </span>
  );
}
