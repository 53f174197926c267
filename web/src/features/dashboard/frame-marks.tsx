import { timeFrames } from "@petcare/domain";
import { Link } from "react-router-dom";
import { calendarOn } from "../../lib/format/calendar-link.ts";
import { shownStatus } from "../../lib/format/shown-status.ts";
import { petsText } from "../../lib/format/words.ts";
import { roles } from "../../ui/data/table-roles.ts";
import type { DayVisit } from "./day-summary.ts";
import classes from "./frame-marks.module.css";
import { type Mark, VisitMark } from "./visit-mark.tsx";

/** One walker's cells of the day: a mark for each visit, leading to its details. `now` in epoch milliseconds. */
export function FrameMarks({ visits, now }: { visits: readonly DayVisit[]; now: number }) {
  return timeFrames.map(({ value }) => (
    <td key={value} {...roles.cell}>
      <span className={classes.marks}>
        {visits
          .filter(({ timeframe }) => timeframe === value)
          .map((visit) => {
            const mark = markOf(visit, now);
            const text = `${petsText(visit.pet_names)}, ${words[mark]}`;
            return (
              <Link key={visit._id} to={calendarOn(visit.date, { visit: visit._id })} aria-label={text} title={text}>
                <VisitMark mark={mark} />
              </Link>
            );
          })}
      </span>
    </td>
  ));
}

const words: Record<Mark, string> = {
  completed: "done",
  confirmed: "confirmed",
  scheduled: "scheduled",
  overdue: "overdue",
  unassigned: "unassigned",
};

/** What needs the owner most is told first. Cancelled visits are left out before. */
function markOf(visit: DayVisit, now: number): Mark {
  const status = shownStatus(visit, now);
  if (status === "overdue" || status === "completed") return status;
  if (visit.walker_id === null) return "unassigned";
  return status === "confirmed" ? "confirmed" : "scheduled";
}
