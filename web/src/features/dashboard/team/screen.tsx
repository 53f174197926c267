import type { CalendarVisit } from "@petcare/contract";
import { type LocalDate, localHourOf, type TimeFrame, timeFrameOfHour, timeFrames } from "@petcare/domain";
import { Link } from "react-router-dom";
import { calendarOn } from "../../../lib/format/calendar-link.ts";
import { frameBrief, frameNames, zone } from "../../../lib/format/time.ts";
import { petsText } from "../../../lib/format/words.ts";
import { Avatar } from "../../../ui/data/avatar.tsx";
import { roles } from "../../../ui/data/table-roles.ts";
import type { DaySummary } from "../today/data.ts";
import { type Mark, markOf, type Row, useTeamToday } from "./data.ts";
import classes from "./screen.module.css";

export const markWords: Record<Mark, string> = {
  completed: "done",
  confirmed: "confirmed",
  scheduled: "scheduled",
  overdue: "overdue",
  unassigned: "unassigned",
  cancelled: "cancelled",
};

/** A visit's state as a shape. Screen readers skip it: the state is also in words. */
export const VisitMark = ({ mark }: { mark: Mark }) => (
  <span className={classes.mark} data-mark={mark} aria-hidden="true" />
);

/** Fits in a column of five. */
const shortNames: Record<TimeFrame, string> = { ...frameNames, early_morning: "Early", late_afternoon: "Late aft." };

const ofFrame = (visits: readonly CalendarVisit[], timeframe: TimeFrame) =>
  visits.filter((visit) => visit.timeframe === timeframe);

interface MatrixProps {
  date: LocalDate;
  summary: DaySummary;
  /** Epoch milliseconds. */
  now: number;
}

/** Everybody with work today by time frame, with one mark a visit. */
export function Matrix({ date, summary, now }: MatrixProps) {
  const { rows, online } = useTeamToday(summary, date, now);
  const current = timeFrameOfHour(localHourOf(now, zone));
  const all = [...summary.byWalker.flatMap(({ visits }) => visits), ...summary.unassigned];
  return (
    <table className={classes.matrix} {...roles.table}>
      <caption className="visually-hidden">Who is out, and what is left</caption>
      <thead {...roles.group}>
        <tr {...roles.row}>
          <th scope="col" {...roles.columnHeader}>
            <b>Left by frame</b>
            <Link to="/admin/walkers">{online}</Link>
          </th>
          {timeFrames.map(({ value }) => (
            <th key={value} scope="col" {...roles.columnHeader} data-now={value === current || undefined}>
              <Link to={calendarOn(date)} title={frameNames[value]}>
                <b>{shortNames[value]}</b>
                <span>
                  {frameBrief(value)}
                  <Progress visits={ofFrame(all, value)} now={now} />
                </span>
              </Link>
            </th>
          ))}
          <th scope="col" {...roles.columnHeader}>
            <b>Done</b>
          </th>
        </tr>
      </thead>
      <tbody {...roles.group}>
        {rows.map((row) => (
          <tr key={row.key} {...roles.row} data-kind={row.kind}>
            <th scope="row" {...roles.rowHeader}>
              <Link to={row.to} className={classes.who}>
                <span className={classes.avatar} data-online={row.avatar.online || undefined}>
                  <Avatar name={row.avatar.name} color={row.avatar.color} />
                </span>
                <span>
                  <b className="cut">{row.name}</b>
                  <small className="cut" data-tone={row.tone}>
                    {row.detail}
                    {row.presence && <span className="visually-hidden">, {row.presence}</span>}
                  </small>
                </span>
              </Link>
            </th>
            {timeFrames.map(({ value }) => (
              <td key={value} {...roles.cell} data-now={value === current || undefined}>
                <Marks row={row} visits={ofFrame(row.visits, value)} now={now} />
              </td>
            ))}
            <td {...roles.cell}>
              <b>{row.done}</b>&nbsp;of&nbsp;{row.visits.length}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How many visits of a frame are late, or else left: ' · 2 left'. */
function Progress({ visits, now }: { visits: readonly CalendarVisit[]; now: number }) {
  if (visits.length === 0) return null;
  const late = visits.filter((visit) => markOf(visit, now) === "overdue").length;
  const left = visits.filter(({ status }) => status !== "completed").length;
  const words = left > 0 ? `${left} left` : "done";
  return (
    <>
      {" · "}
      <em data-late={late > 0 || undefined}>{late > 0 ? `${late} late` : words}</em>
    </>
  );
}

/** The visits of one row in one frame. They lead to their list, and a single one to its details. */
function Marks({ row, visits, now }: { row: Row; visits: readonly CalendarVisit[]; now: number }) {
  const [first] = visits;
  if (!first) return null;
  const words = visits.map((visit) => `${petsText(visit.pet_names)}, ${markWords[markOf(visit, now)]}`);
  return (
    <Link
      to={visits.length === 1 ? calendarOn(first.date, { visit: first._id }) : row.to}
      className={classes.marks}
      aria-label={words.join("; ")}
      title={words.join("\n")}
    >
      {visits.map((visit) => (
        <VisitMark key={visit._id} mark={markOf(visit, now)} />
      ))}
    </Link>
  );
}
