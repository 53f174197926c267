import { Skeleton } from "@mantine/core";
import { listSchedules, walkersOverview } from "@petcare/contract";
import { addDays, type LocalDate, visitsWithoutKey } from "@petcare/domain";
import { Suspense } from "react";
import { Link } from "react-router-dom";
import { useClients, useWalkers } from "../../lib/api/people.ts";
import { useRead } from "../../lib/api/use-read.ts";
import { calendarOn } from "../../lib/format/calendar-link.ts";
import { lastSeen } from "../../lib/format/last-seen.ts";
import { longDay, today } from "../../lib/format/time.ts";
import { count } from "../../lib/format/words.ts";
import { lazyWithPreload } from "../../lib/hooks/lazy-with-preload.ts";
import { useNow } from "../../lib/hooks/use-now.ts";
import { keyRegister } from "../../parts/people/key-register.ts";
import { Loaded } from "../../ui/feedback/states.tsx";
import { type DaySummary, type DayVisit, summaryOf } from "./day-summary.ts";
import { MoneyMade, MoneyOwed } from "./money/money.tsx";
import { ProblemList } from "./problem-list.tsx";
import { Section } from "./section.tsx";
import { Today } from "./today.tsx";
import classes from "./today-screen.module.css";

// The words of every kind of change are more than the day needs before it stands.
const LatestActivity = lazyWithPreload(async () => (await import("./latest-activity.tsx")).LatestActivity);

/** The owner's first look: today, who is out, what needs a hand, and tomorrow. */
export function TodayScreen() {
  // Its parts need them once the visits are there. All three are asked for at once.
  const team = useWalkers();
  const clients = useClients();
  const now = useNow();
  const date = today(now);
  const tomorrow = addDays(date, 1);
  const query = useRead(listSchedules, { query: { start: date, end: addDays(date, 2) }, everyMs: 60_000 });
  return (
    <Loaded query={query} failed="Failed to load data. Please try again." loading={<Outline />}>
      {(visits) => {
        const on = (day: LocalDate) =>
          summaryOf(
            visits.filter((visit) => visit.date === day),
            now,
          );
        const withoutKey = visitsWithoutKey(visits, date, keyRegister(clients, team));
        const lacking = (day: LocalDate) => withoutKey.filter((visit) => visit.date === day);
        return (
          <div className={classes.screen}>
            <div className={classes.column}>
              <Today date={date} summary={on(date)} withoutKey={lacking(date)} now={now} />
              <MoneyMade />
            </div>
            <div className={classes.column}>
              <Tomorrow date={tomorrow} summary={on(tomorrow)} withoutKey={lacking(tomorrow)} />
              <WhoIsOnline now={now} />
              <MoneyOwed />
              <Suspense fallback={<Skeleton height={320} radius="lg" />}>
                <LatestActivity />
              </Suspense>
            </div>
          </div>
        );
      }}
    </Loaded>
  );
}

/** The shape of the day to come: its figure, its bar, its problems and the rows of who is out. */
function Outline() {
  return (
    <div role="status" aria-label="Loading today" className={classes.screen}>
      <Section title={<Skeleton height={26} width={200} />}>
        <Skeleton height={42} width={220} />
        <Skeleton height={44} />
        <Skeleton height={96} />
        {[0, 1, 2, 3, 4].map((row) => (
          <Skeleton key={row} height={44} />
        ))}
      </Section>
      <Section title={<Skeleton height={26} width={120} />}>
        <Skeleton height={20} width={180} />
      </Section>
    </div>
  );
}

interface TomorrowProps {
  date: LocalDate;
  summary: DaySummary;
  /** Visits whose walkers have no key. */
  withoutKey: readonly DayVisit[];
}

/** Tomorrow: how much there is, what nobody has, and who stands before a locked door. */
function Tomorrow({ date, summary, withoutKey }: TomorrowProps) {
  const { total, unassigned, byWalker } = summary;
  return (
    <Section title="Tomorrow">
      <p>
        <Link to={calendarOn(date)}>
          {longDay(date)}: {count(total, "visit")}
        </Link>
        {total > 0 && `, ${count(byWalker.length, "walker")}`}
      </p>
      <ProblemList problem="unassigned" visits={unassigned} />
      <ProblemList problem="no-key" visits={withoutKey} />
    </Section>
  );
}

/** Which walkers have their dashboard open, and when the others were last seen. Nothing until that is known. */
function WhoIsOnline({ now }: { now: number }) {
  const { data } = useRead(walkersOverview, { everyMs: 60_000 });
  const seen = new Map(data?.walkers.map((one) => [one.id, one]));
  const walkers = useWalkers().filter(({ isAdmin, active, id }) => !isAdmin && active && seen.has(id));
  if (walkers.length === 0) return null;
  const online = walkers.filter(({ id }) => seen.get(id)?.online).length;
  return (
    <Section title={`${online} of ${walkers.length} online`}>
      <ul className={classes.people}>
        {walkers.map(({ id, name }) => {
          const { online: isOnline = false, last_seen_at = null } = seen.get(id) ?? {};
          return (
            <li key={id}>
              <Link to={`/admin/walkers/${id}`}>{name}</Link>
              <span data-online={isOnline || undefined}>
                {isOnline ? "Online" : last_seen_at ? lastSeen(last_seen_at, now) : "Not seen yet"}
              </span>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
