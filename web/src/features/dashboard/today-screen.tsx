import { Skeleton } from "@mantine/core";
import { listSchedules } from "@petcare/contract";
import { addDays, type LocalDate, startOfWeek } from "@petcare/domain";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { useClients, useWalkers } from "../../lib/api/people.ts";
import { read } from "../../lib/api/query.ts";
import { personColors } from "../../lib/format/person-color.ts";
import { frameBrief, longDay, today } from "../../lib/format/time.ts";
import { count, petsText } from "../../lib/format/words.ts";
import { useNow } from "../../lib/hooks/use-now.ts";
import { Avatar } from "../../ui/data/avatar.tsx";
import { EmptyState, Loaded } from "../../ui/feedback/states.tsx";
import { type DaySummary, type DayVisit, summaryOf } from "./day-summary.ts";
import classes from "./today-screen.module.css";

/** The owner's first look: today, who is out, what needs a hand, and tomorrow. */
export function TodayScreen() {
  const now = useNow();
  const date = today(now);
  const tomorrow = addDays(date, 1);
  const query = useQuery({
    ...read(listSchedules, { query: { start: date, end: addDays(date, 2) } }),
    refetchInterval: 60_000,
  });
  const walkers = useWalkers();
  return (
    <Loaded query={query} failed="Failed to load data. Please try again." loading={<Outline />}>
      {(visits) => {
        const on = (day: LocalDate) =>
          summaryOf(
            visits.filter((visit) => visit.date === day),
            walkers,
            now,
          );
        return (
          <div className={classes.screen}>
            <Today date={date} summary={on(date)} />
            <Tomorrow date={tomorrow} summary={on(tomorrow)} />
          </div>
        );
      }}
    </Loaded>
  );
}

function Today({ date, summary }: { date: LocalDate; summary: DaySummary }) {
  const { total, byStatus, overdue, unassigned, byWalker } = summary;
  const colors = personColors(useWalkers());
  if (total === 0) {
    return (
      <section className={classes.today}>
        <h2>{longDay(date)}</h2>
        <EmptyState title="No visits today">Book one with “+ Schedule Walk”.</EmptyState>
      </section>
    );
  }
  return (
    <section className={classes.today}>
      <h2>
        <Link to={calendarOn(date)}>{longDay(date)}</Link>
      </h2>
      <p className={classes.figure}>
        <b>{byStatus.completed}</b> of {count(total, "visit")} done
      </p>
      <Progress byStatus={byStatus} total={total} />
      {(unassigned.length > 0 || overdue.length > 0) && (
        <div className={classes.problems}>
          <Problem title="Unassigned" visits={unassigned} />
          <Problem title="Overdue" visits={overdue} />
        </div>
      )}
      <h3>Who is out</h3>
      <ul className={classes.walkers}>
        {byWalker.map(({ walker, done, total, overdue }) => (
          <li key={walker.id}>
            <Link to={calendarOn(date)} className={classes.walker}>
              <Avatar name={walker.name} color={colors.get(walker.id) ?? ""} />
              <span>
                <b>{walker.name}</b>
                <span className={classes.quiet}>
                  {done} of {total} done{overdue > 0 && <span className={classes.late}> · {overdue} overdue</span>}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Tomorrow({ date, summary: { total, unassigned, byWalker } }: { date: LocalDate; summary: DaySummary }) {
  return (
    <section className={classes.tomorrow}>
      <h2>Tomorrow</h2>
      <p>
        <Link to={calendarOn(date)}>{longDay(date)}</Link>: {count(total, "visit")}
        {total > 0 && `, ${count(byWalker.length, "walker")}`}
      </p>
      {unassigned.length > 0 && <Problem title="Unassigned" visits={unassigned} />}
    </section>
  );
}

const statuses = [
  ["completed", "done"],
  ["confirmed", "confirmed"],
  ["scheduled", "scheduled"],
] as const;

/** The day's visits by status, as shares of a bar and in words. */
function Progress({ byStatus, total }: Pick<DaySummary, "byStatus" | "total">) {
  return (
    <div>
      <div className={classes.bar} aria-hidden="true">
        {statuses.map(([status]) => (
          <span key={status} data-status={status} style={{ "--full": byStatus[status] / total }} />
        ))}
      </div>
      <ul className={classes.legend}>
        {statuses.map(([status, word]) => (
          <li key={status} data-status={status}>
            {byStatus[status]} {word}
          </li>
        ))}
        {byStatus.cancelled > 0 && <li>{byStatus.cancelled} cancelled</li>}
      </ul>
    </div>
  );
}

/** Visits that need the owner, each leading to its details on the calendar. */
function Problem({ title, visits }: { title: string; visits: readonly DayVisit[] }) {
  const names = new Map(useClients().map(({ id, name }) => [id, name]));
  if (visits.length === 0) return null;
  return (
    <div className={classes.problem} data-tone={title === "Overdue" ? "bad" : "warn"}>
      <h3>
        {title} <span>{visits.length}</span>
      </h3>
      <ul>
        {visits.map((visit) => (
          <li key={visit._id}>
            <Link to={`${calendarOn(visit.date)}&visit=${encodeURIComponent(visit._id)}`}>
              {petsText(visit.pet_names)}
            </Link>
            <span>
              {frameBrief(visit.timeframe)} · {names.get(visit.client_id) ?? "Unknown client"}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const calendarOn = (date: LocalDate) => `/admin/calendar?week=${startOfWeek(date)}&day=${date}`;

function Outline() {
  return (
    <div role="status" aria-label="Loading today" className={classes.screen}>
      <Skeleton height={360} radius={20} />
      <Skeleton height={120} radius={20} />
    </div>
  );
}
