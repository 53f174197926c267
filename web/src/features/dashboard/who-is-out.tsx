import { type LocalDate, type TimeFrame, timeFrames } from "@petcare/domain";
import { Link } from "react-router-dom";
import { useWalkers } from "../../lib/api/people.ts";
import { calendarOn } from "../../lib/format/calendar-link.ts";
import { personColors } from "../../lib/format/person-color.ts";
import { frameBrief, frameNames } from "../../lib/format/time.ts";
import { Avatar } from "../../ui/data/avatar.tsx";
import { roles } from "../../ui/data/table-roles.ts";
import type { DaySummary, DayVisit } from "./day-summary.ts";
import { FrameMarks } from "./frame-marks.tsx";
import classes from "./who-is-out.module.css";

interface WhoIsOutProps {
  date: LocalDate;
  summary: Pick<DaySummary, "byWalker" | "unassigned">;
  now: number;
}

/** Everybody with work on a day and what is left of it in each time frame, with one mark a visit. */
export function WhoIsOut({ date, summary: { byWalker, unassigned }, now }: WhoIsOutProps) {
  const walkers = useWalkers();
  const names = new Map(walkers.map(({ id, name }) => [id, name]));
  const colors = personColors(walkers);
  const all = [...byWalker.flatMap(({ visits }) => visits), ...unassigned];
  return (
    <table className={classes.table} {...roles.table}>
      <caption>Who is out, and what is left</caption>
      <thead {...roles.group}>
        <tr {...roles.row}>
          <th scope="col" {...roles.columnHeader}>
            Walker
          </th>
          {timeFrames.map(({ value }) => (
            <th key={value} scope="col" {...roles.columnHeader}>
              <b>{frameNames[value]}</b>
              <span>{frameBrief(value)}</span>
              <em>{leftOf(all, value)}</em>
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...roles.group}>
        {byWalker.map(({ walkerId, visits, done, overdue }) => (
          <tr key={walkerId} {...roles.row}>
            <th scope="row" {...roles.rowHeader}>
              <Link to={calendarOn(date)} className={classes.walker}>
                <Avatar name={names.get(walkerId) ?? ""} color={colors.get(walkerId) ?? ""} />
                <span>
                  {/* The team may come later than the visits. Its rows stand at once, so that nothing moves. */}
                  <b>{names.get(walkerId) ?? (walkers.length === 0 ? "…" : "Unknown walker")}</b>
                  <span className={classes.quiet}>
                    {done} of {visits.length} done
                    {overdue > 0 && <span className={classes.late}> · {overdue} overdue</span>}
                  </span>
                </span>
              </Link>
            </th>
            <FrameMarks visits={visits} now={now} />
          </tr>
        ))}
        {unassigned.length > 0 && (
          <tr {...roles.row}>
            <th scope="row" {...roles.rowHeader}>
              <Link to={calendarOn(date, { only: "unassigned" })} className={classes.walker}>
                <Avatar name="?" color="var(--unassigned)" />
                <span>
                  <b>Unassigned</b>
                  <span className={classes.quiet}>{unassigned.length} to be given</span>
                </span>
              </Link>
            </th>
            <FrameMarks visits={unassigned} now={now} />
          </tr>
        )}
      </tbody>
    </table>
  );
}

/** '2 left', 'done', or nothing for a frame without visits. */
function leftOf(visits: readonly DayVisit[], timeframe: TimeFrame): string {
  const own = visits.filter((visit) => visit.timeframe === timeframe);
  const left = own.filter(({ status }) => status !== "completed").length;
  if (left > 0) return `${left} left`;
  return own.length > 0 ? "done" : "";
}
