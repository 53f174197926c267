import type { LocalDate } from "@petcare/domain";
import { Link } from "react-router-dom";
import { calendarOn } from "../../lib/format/calendar-link.ts";
import { longDay } from "../../lib/format/time.ts";
import { count } from "../../lib/format/words.ts";
import { EmptyState } from "../../ui/feedback/states.tsx";
import type { DaySummary, DayVisit } from "./day-summary.ts";
import { ProblemList } from "./problem-list.tsx";
import { Section } from "./section.tsx";
import classes from "./today.module.css";
import { VisitMark } from "./visit-mark.tsx";
import { WhoIsOut } from "./who-is-out.tsx";

interface TodayProps {
  date: LocalDate;
  summary: DaySummary;
  /** Visits whose walkers have no key. */
  withoutKey: readonly DayVisit[];
  now: number;
}

/** Today: how far it is, what needs the owner, and who is out. */
export function Today({ date, summary, withoutKey, now }: TodayProps) {
  const { total, byStatus, overdue, unassigned } = summary;
  if (total === 0) {
    return (
      <Section title={longDay(date)}>
        <EmptyState title="No visits today">Book one with “+&nbsp;Schedule Walk”.</EmptyState>
      </Section>
    );
  }
  return (
    <Section title={<Link to={calendarOn(date)}>{longDay(date)}</Link>}>
      <p className={classes.figure}>
        <Link to={calendarOn(date)}>
          <b>{byStatus.completed}</b> of {count(total, "visit")} done
        </Link>
      </p>
      <Progress date={date} byStatus={byStatus} total={total} />
      {(unassigned.length > 0 || overdue.length > 0 || withoutKey.length > 0) && (
        <div className={classes.problems}>
          <ProblemList problem="unassigned" visits={unassigned} />
          <ProblemList problem="overdue" visits={overdue} />
          <ProblemList problem="no-key" visits={withoutKey} />
        </div>
      )}
      <WhoIsOut date={date} summary={summary} now={now} />
    </Section>
  );
}

const statuses = [
  ["completed", "done"],
  ["confirmed", "confirmed"],
  ["scheduled", "scheduled"],
] as const;

interface ProgressProps extends Pick<DaySummary, "byStatus" | "total"> {
  date: LocalDate;
}

/** The day's visits by status, as shares of a bar and in words, each leading to the day. */
function Progress({ date, byStatus, total }: ProgressProps) {
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
