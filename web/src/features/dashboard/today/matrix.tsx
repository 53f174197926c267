import type { CalendarVisit } from "@petcare/contract";
import { type LocalDate, localHourOf, type TimeFrame, timeFrameOfHour, timeFrames } from "@petcare/domain";
import { Link } from "react-router-dom";
import { calendarOn } from "../../../lib/format/calendar-link.ts";
import { frameBrief, frameNames, zone } from "../../../lib/format/time.ts";
import { petsText } from "../../../lib/format/words.ts";
import { roles } from "../../../ui/data/table-roles.ts";
import type { DaySummary } from "./day-summary.ts";
import classes from "./matrix.module.css";
import { useTeamToday } from "./use-team-today.ts";
import { markOf, markWords, VisitMark } from "./visit-mark.tsx";
import { PersonRow, UnassignedRow } from "./walker-rows.tsx";

interface MatrixProps {
  date: LocalDate;
  summary: DaySummary;
  /** Epoch milliseconds. */
  now: number;
}

/** Fits in a column of five. */
const shortNames: Record<TimeFrame, string> = { ...frameNames, early_morning: "Early", late_afternoon: "Late aft." };

/** Everybody with work today by time frame, with one mark a visit. */
export function Matrix({ date, summary, now }: MatrixProps) {
  const { byWalker, unassigned } = summary;
  const team = useTeamToday(byWalker, now);
  const current = timeFrameOfHour(localHourOf(now, zone));
  const all = [...byWalker.flatMap(({ visits }) => visits), ...unassigned];
  const cells = (visits: readonly CalendarVisit[], to: string) =>
    timeFrames.map(({ value }) => {
      const own = visits.filter(({ timeframe }) => timeframe === value);
      return (
        <td key={value} {...roles.cell} data-now={value === current || undefined}>
          {own.length > 0 && <FrameLink visits={own} to={to} now={now} />}
        </td>
      );
    });
  return (
    <table className={classes.matrix} {...roles.table}>
      <caption className="visually-hidden">Who is out, and what is left</caption>
      <thead {...roles.group}>
        <tr {...roles.row}>
          <th scope="col" {...roles.columnHeader}>
            <b>Left by frame</b>
            <Link to="/admin/walkers">{team.words}</Link>
          </th>
          {timeFrames.map(({ value }) => (
            <th key={value} scope="col" {...roles.columnHeader} data-now={value === current || undefined}>
              <Link to={calendarOn(date)} title={frameNames[value]}>
                <b>{shortNames[value]}</b>
                <span>
                  {frameBrief(value)}
                  {ofFrame(all, value).length > 0 && " · "}
                  <em data-late={hasLate(all, value, now) || undefined}>{leftOf(all, value, now)}</em>
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
        {team.people.map((person) => (
          <PersonRow key={person.day.walkerId} person={person} date={date}>
            {cells(person.day.visits, calendarOn(date, { walker: person.day.walkerId }))}
          </PersonRow>
        ))}
        {unassigned.length > 0 && (
          <UnassignedRow date={date} count={unassigned.length}>
            {cells(unassigned, calendarOn(date, { only: "unassigned" }))}
          </UnassignedRow>
        )}
      </tbody>
    </table>
  );
}

const ofFrame = (visits: readonly CalendarVisit[], timeframe: TimeFrame) =>
  visits.filter((visit) => visit.timeframe === timeframe);

const lateIn = (visits: readonly CalendarVisit[], timeframe: TimeFrame, now: number) =>
  ofFrame(visits, timeframe).filter((visit) => markOf(visit, now) === "overdue").length;

const hasLate = (...frame: Parameters<typeof lateIn>) => lateIn(...frame) > 0;

/** '1 late', '2 left', 'done', or nothing for a frame without visits. */
function leftOf(visits: readonly CalendarVisit[], timeframe: TimeFrame, now: number): string {
  const own = ofFrame(visits, timeframe);
  const late = lateIn(visits, timeframe, now);
  const left = own.filter(({ status }) => status !== "completed").length;
  if (late > 0) return `${late} late`;
  if (left > 0) return `${left} left`;
  return own.length > 0 ? "done" : "";
}

interface FrameLinkProps {
  visits: readonly CalendarVisit[];
  /** The address of the list of visits. A single visit of a walker opens its details. */
  to: string;
  now: number;
}

/** The visits of one row in one frame with a mark each, leading to their list. */
function FrameLink({ visits, to, now }: FrameLinkProps) {
  const [first] = visits;
  const words = visits.map((visit) => `${petsText(visit.pet_names)}, ${markWords[markOf(visit, now)]}`);
  const target = first && visits.length === 1 ? calendarOn(first.date, { visit: first._id }) : to;
  return (
    <Link to={target} className={classes.marks} aria-label={words.join("; ")} title={words.join("\n")}>
      {visits.map((visit) => (
        <VisitMark key={visit._id} mark={markOf(visit, now)} />
      ))}
    </Link>
  );
}
