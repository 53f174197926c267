import { count } from "../../../lib/format/words.ts";
import { visitsOf, type WalkerWeek } from "./team.ts";
import classes from "./week-bar.module.css";

const parts = ["completed", "confirmed", "scheduled", "overdue"] as const;

/** A week's visits: a bar as long as the load beside the busiest, and how far it is in words. */
export function WeekBar({ week, busiest }: { week: WalkerWeek; busiest: number }) {
  const total = visitsOf(week);
  const { completed, overdue, cancelled } = week.visits;
  if (total === 0) return <span className="quiet">{cancelled > 0 ? `${cancelled} cancelled` : "None booked"}</span>;
  return (
    <span className={classes.week}>
      <span className={classes.bar} style={{ "--share": total / Math.max(busiest, 1) }} aria-hidden="true">
        {parts.map(
          (part) =>
            week.visits[part] > 0 && <span key={part} data-status={part} style={{ "--visits": week.visits[part] }} />,
        )}
      </span>
      <span className={classes.words}>
        <b>{completed}</b> of {total} done
        {overdue > 0 && <b className={classes.late}> · {overdue} overdue</b>}
        {cancelled > 0 && ` · ${cancelled} cancelled`}
      </span>
    </span>
  );
}

/** Tells what the bar's colours mean. */
export function WeekLegend() {
  return (
    <p className={classes.legend}>
      {parts.map((part) => (
        <span key={part}>
          <span data-status={part} className={classes.swatch} aria-hidden="true" />
          {part === "completed" ? "done" : part}
        </span>
      ))}
      <span>The bar’s length is the week’s load; the busiest is full. Cancelled visits do not count.</span>
    </p>
  );
}

/** '3 of 14 done', for the row of sums. */
export function WeekSum({ weeks }: { weeks: readonly WalkerWeek[] }) {
  const done = weeks.reduce((sum, { visits }) => sum + visits.completed, 0);
  const overdue = weeks.reduce((sum, { visits }) => sum + visits.overdue, 0);
  const total = weeks.reduce((sum, week) => sum + visitsOf(week), 0);
  return (
    <span className={classes.sum}>
      <b>{done}</b> of {count(total, "visit")} done
      {overdue > 0 && <b className={classes.late}> · {overdue} overdue</b>}
    </span>
  );
}
