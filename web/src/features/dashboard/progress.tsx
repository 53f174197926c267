import type { DaySummary } from "./day-summary.ts";
import classes from "./progress.module.css";

const statuses = [
  ["completed", "done"],
  ["confirmed", "confirmed"],
  ["scheduled", "scheduled"],
] as const;

/** The day's visits by status, as shares of a bar and in words. */
export function Progress({ byStatus, total }: Pick<DaySummary, "byStatus" | "total">) {
  return (
    <div>
      <div className={classes.bar} aria-hidden="true">
        {statuses.map(([status]) => (
          <span key={status} data-status={status} style={{ "--full": byStatus[status] / total }} />
        ))}
      </div>
      <ul className={classes.legend}>
        {statuses.map(([status, word]) => (
          <li key={status} data-status={status}>
            {byStatus[status]} {word}
          </li>
        ))}
        {byStatus.cancelled > 0 && <li>{byStatus.cancelled} cancelled</li>}
      </ul>
    </div>
  );
}
