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
import { markOf, marks, markWords, VisitMark } from "./visit-mark.tsx";
import { GroupRow, PersonRow, UnassignedRow } from "./walker-rows.tsx";

interface MatrixProps {
  date: LocalDate;
  summary: DaySummary;
  /** Epoch milliseconds. */
  now: number;
}

/** Fits in a column of five. */
const shortNames: Record<TimeFrame, string> = { ...frameNames, early_morning: "Early", late_afternoon: "Late aft." };

/**
 * Everybody with work today by time frame, with one mark a visit. Of many walkers only those to look at have a row of
 * their own, and the others are counted together.
 */
export function Matrix({ date, summary, now }: MatrixProps) {
  const { byWalker, unassigned } = summary;
  const team = useTeamToday(byWalker, now);
  const current = timeFrameOfHour(localHourOf(now, zone));
  const all = [...byWalker.flatMap(({ visits }) => visits), ...unassigned];
  const cells = (visits: readonly CalendarVisit[], as: "marks" | "counts", to: string) =>
    timeFrames.map(({ value }) => {
      const own = visits.filter(({ timeframe }) => timeframe === value);
      return (
        <td key={value} {...roles.cell} data-now={value === current || undefined}>
          {own.length > 0 && <FrameLink visits={own} as={as} to={to} now={now} />}
        </td>
      );
    });
  return (
    <table className={classes.matrix} {...roles.table} data-grouped={team.isGrouped || undefined}>
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
        {team.isLong && (
          <tr {...roles.row} data-title>
            <th scope="rowgroup" colSpan={7} {...roles.rowHeader}>
              {team.isGrouped ? <b>Look at</b> : <b>Everybody</b>} <span>{team.lookAtWords}</span>
              <Link to={team.switchTo}>{team.isGrouped ? "Show all by name" : "Show in groups"}</Link>
            </th>
          </tr>
        )}
        {team.people.map((person) => (
          <PersonRow key={person.day.walkerId} person={person} date={date}>
            {cells(person.day.visits, "marks", calendarOn(date, { walker: person.day.walkerId }))}
          </PersonRow>
        ))}
        {unassigned.length > 0 && (
          <UnassignedRow date={date} count={unassigned.length}>
            {cells(unassigned, "marks", calendarOn(date, { only: "unassigned" }))}
          </UnassignedRow>
        )}
        {team.groups.map((group) => (
          <GroupRow key={group.stage} group={group} date={date}>
            {cells(group.visits, "counts", calendarOn(date))}
          </GroupRow>
        ))}
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
  /** A mark for each visit, or one for each state with their number. */
  as: "marks" | "counts";
  /** The address of the list of visits. A single visit of a walker opens its details. */
  to: string;
  now: number;
}

/** The visits of one row in one frame, leading to their list. */
function FrameLink({ visits, as, to, now }: FrameLinkProps) {
  const [first] = visits;
  const byMark = Map.groupBy(visits, (visit) => markOf(visit, now));
  const words = visits.map((visit) => `${petsText(visit.pet_names)}, ${markWords[markOf(visit, now)]}`);
  const target = as === "marks" && first && visits.length === 1 ? calendarOn(first.date, { visit: first._id }) : to;
  return (
    <Link
      to={target}
      className={classes.marks}
      {...(as === "marks" && { "aria-label": words.join("; "), title: words.join("\n") })}
    >
      {as === "marks"
        ? visits.map((visit) => <VisitMark key={visit._id} mark={markOf(visit, now)} />)
        : marks.flatMap((mark) =>
            byMark.has(mark) ? (
              <span key={mark}>
                <VisitMark mark={mark} />
                <span>
                  {byMark.get(mark)?.length} <span className="visually-hidden">{markWords[mark]}</span>
                </span>
              </span>
            ) : (
              []
            ),
          )}
    </Link>
  );
}
