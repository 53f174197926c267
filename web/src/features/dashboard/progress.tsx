import type { LocalDate } from "@petcare/domain";
import { Link } from "react-router-dom";
import { calendarOn } from "../../lib/format/calendar-link.ts";
import type { DaySummary } from "./day-summary.ts";
import classes from "./progress.module.css";
import { VisitMark } from "./visit-mark.tsx";

const statuses = [
  ["completed", "done"],
  ["confirmed", "confirmed"],
  ["scheduled", "scheduled"],
] as const;

interface ProgressProps extends Pick<DaySummary, "byStatus" | "total"> {
  date: LocalDate;
}

/** The day's visits by status, as shares of a bar and in words, each leading to the day. */
export function Progress({ date, byStatus, total }: ProgressProps) {
  return (
    <div>
      <div className={classes.bar} aria-hidden="true">
        {statuses.map(([status]) => (
          <span key={status} data-status={status} style={{ "--full": byStatus[status] / total }} />
        ))}
      </div>
      <ul className={classes.legend}>
        {statuses.map(([status, word]) => (
          <li key={status}>
            <VisitMark mark={status} />
            <Link to={calendarOn(date)}>
              {byStatus[status]} {word}
            </Link>
          </li>
        ))}
        {byStatus.cancelled > 0 && (
          <li>
            <Link to={calendarOn(date)}>{byStatus.cancelled} cancelled</Link>
          </li>
        )}
      </ul>
    </div>
  );
}
