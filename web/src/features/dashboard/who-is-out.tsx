import { type LocalDate, type TimeFrame, timeFrames } from "@petcare/domain";
import { Link } from "react-router-dom";
import { useWalkers } from "../../lib/api/people.ts";
import { calendarOn } from "../../lib/format/calendar-link.ts";
import { personColors } from "../../lib/format/person-color.ts";
import { shownStatus } from "../../lib/format/shown-status.ts";
import { frameBrief, frameNames } from "../../lib/format/time.ts";
import { petsText } from "../../lib/format/words.ts";
import { Avatar } from "../../ui/data/avatar.tsx";
import { roles } from "../../ui/data/table-roles.ts";
import type { DaySummary, DayVisit } from "./day-summary.ts";
import { type Mark, VisitMark } from "./visit-mark.tsx";
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
                  <span className="quiet">
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
                  <span className="quiet">{unassigned.length} to be given</span>
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

/** One walker's cells of the day: a mark for each visit, leading to its details. `now` in epoch milliseconds. */
function FrameMarks({ visits, now }: { visits: readonly DayVisit[]; now: number }) {
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
