import { ActionIcon } from "@mantine/core";
import type { LocalDate } from "@petcare/domain";
import { Suspense } from "react";
import { Link } from "react-router-dom";
import { calendarOn } from "../../../lib/format/calendar-link.ts";
import { clockTime, longDay } from "../../../lib/format/time.ts";
import { count } from "../../../lib/format/words.ts";
import { late } from "../../../lib/hooks/late.tsx";
import { EmptyState } from "../../../ui/feedback/states.tsx";
import { MoreIcon } from "../../../ui/theme/icons.tsx";
import type { DaySummary } from "./day-summary.ts";
import { Matrix } from "./matrix.tsx";
import classes from "./today-card.module.css";
import { type Mark, markWords, VisitMark } from "./visit-mark.tsx";

// It comes after the card: what opens is larger than the first screen may be.
const TodayMenu = late(async () => (await import("./today-menu.tsx")).TodayMenu, { follows: true });

interface TodayCardProps {
  date: LocalDate;
  summary: DaySummary;
  /** Epoch milliseconds. */
  now: number;
}

/** Today: how far it is, who is out, and what is left in each time frame. */
export function TodayCard({ date, summary, now }: TodayCardProps) {
  const { total, byStatus } = summary;
  return (
    <section className={classes.card} aria-labelledby="today">
      <div className={classes.sum}>
        <div>
          <div className={classes.head}>
            <h2 id="today">
              {longDay(date)}, {clockTime(now)}
            </h2>
            <Suspense fallback={<MenuToCome />}>
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

const MenuToCome = () => (
  <ActionIcon component="span" color="gray" aria-hidden="true">
    <MoreIcon />
  </ActionIcon>
);

/** The day's visits by status, as shares of a bar and in words, each leading to its list. */
function Progress({ date, summary }: Pick<TodayCardProps, "date" | "summary">) {
  const { byStatus, total, overdue } = summary;
  const late = (status: Mark) => overdue.filter((visit) => visit.status === status).length;
  const shares: Partial<Record<Mark, number>> = {
    completed: byStatus.completed,
    confirmed: byStatus.confirmed - late("confirmed"),
    scheduled: byStatus.scheduled - late("scheduled"),
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
