import { ActionIcon } from "@mantine/core";
import type { CalendarVisit } from "@petcare/contract";
import type { LocalDate } from "@petcare/domain";
import { Suspense } from "react";
import { Link } from "react-router-dom";
import { calendarOn } from "../../../lib/format/calendar-link.ts";
import { clockTime, longDay } from "../../../lib/format/time.ts";
import { count } from "../../../lib/format/words.ts";
import { late } from "../../../lib/hooks/late.tsx";
import { EmptyState } from "../../../ui/feedback/states.tsx";
import { MoreIcon } from "../../../ui/theme/icons.tsx";
import type { Mark } from "../team/data.ts";
import { Matrix, markWords, VisitMark } from "../team/screen.tsx";
import { type DaySummary, summaryOf } from "./data.ts";
import classes from "./screen.module.css";

// Menus are too large for the first screen.
const TodayMenu = late(async () => (await import("./menu.tsx")).TodayMenu, { follows: true });

interface TodayProps {
  date: LocalDate;
  summary: DaySummary;
  /** Epoch milliseconds. */
  now: number;
}

/** Shows how much of today is done, who is out, and what is left in each time frame. */
export function TodayCard({ date, visits, now }: Omit<TodayProps, "summary"> & { visits: readonly CalendarVisit[] }) {
  const summary = summaryOf(
    visits.filter((visit) => visit.date === date),
    now,
  );
  const { total, byStatus } = summary;
  const menuToCome = (
    <ActionIcon component="span" color="gray" aria-hidden="true">
      <MoreIcon />
    </ActionIcon>
  );
  return (
    <section className={classes.card} aria-labelledby="today">
      <div className={classes.sum}>
        <div>
          <div className={classes.head}>
            <h2 id="today">
              {longDay(date)}, {clockTime(now)}
            </h2>
            <Suspense fallback={menuToCome}>
              <TodayMenu />
            </Suspense>
          </div>
          {total > 0 && (
            <Link to={calendarOn(date)} className={classes.figure}>
              <b>{byStatus.completed}</b> of {count(total, "visit")} done
            </Link>
          )}
        </div>
        {total > 0 && <Progress date={date} summary={summary} />}
      </div>
      {total > 0 ? (
        <Matrix date={date} summary={summary} now={now} />
      ) : (
        <EmptyState title="No visits today">Book one with “+&nbsp;Schedule Walk”.</EmptyState>
      )}
    </section>
  );
}

function Progress({ date, summary: { byStatus, total, overdue } }: Omit<TodayProps, "now">) {
  const inTime = (status: "confirmed" | "scheduled") =>
    byStatus[status] - overdue.filter((visit) => visit.status === status).length;
  const shares = {
    completed: byStatus.completed,
    confirmed: inTime("confirmed"),
    scheduled: inTime("scheduled"),
    overdue: overdue.length,
  };
  const figures = Object.entries({ ...shares, cancelled: byStatus.cancelled }) as [Mark, number][];
  return (
    <div>
      <div className={classes.bar} aria-hidden="true">
        {Object.entries(shares).map(([mark, part]) => (
          <span key={mark} data-status={mark} style={{ "--full": part / total }} />
        ))}
      </div>
      <ul className={classes.legend}>
        {figures
          .filter(([mark, part]) => part > 0 || mark === "completed")
          .map(([mark, part]) => (
            <li key={mark} data-mark={mark}>
              <Link to={calendarOn(date, mark === "overdue" ? { only: mark } : {})}>
                <VisitMark mark={mark} />
                <span>
                  <b>{part}</b> {markWords[mark]}
                </span>
              </Link>
            </li>
          ))}
      </ul>
    </div>
  );
}
