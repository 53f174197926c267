import { duration, frameBrief, weekdayName } from "../../lib/format/time.ts";
import type { Board } from "./board.ts";
import classes from "./problems.module.css";

/** What needs the owner this week, as chips. Nothing when all is well. */
export function Problems({ board: { unassigned, overdue, overfull } }: { board: Board }) {
  if (unassigned + overdue + overfull.length === 0) return null;
  return (
    <ul className={classes.chips} aria-label="Needs attention">
      {unassigned > 0 && <li data-tone="warn">{unassigned} unassigned</li>}
      {overdue > 0 && <li data-tone="bad">{overdue} overdue</li>}
      {overfull.map(({ walker, date, load }) => (
        <li data-tone="bad" key={`${walker.id} ${date} ${load.timeframe}`}>
          {walker.name.split(" ")[0]} is over by {duration(load.minutes - load.limit)} on {weekdayName(date)}{" "}
          {frameBrief(load.timeframe)}
        </li>
      ))}
    </ul>
  );
}
