import type { CalendarVisit } from "@petcare/contract";
import type { LocalDate } from "@petcare/domain";
import { memo, useMemo } from "react";
import { Link } from "react-router-dom";
import { dayNumber, fullDay, monthDay, today, weekdayName } from "../../../lib/format/time.ts";
import { NoteIcon } from "../../../ui/theme/icons.tsx";
import { namesOff, type Walker } from "../board.ts";
import type { CalendarAddress } from "../calendar-address.ts";
import { hasWalker } from "../filter.ts";
import { LoadBar } from "../load-bar.tsx";
import { dayWords, type MonthDay, monthOf } from "./month.ts";
import classes from "./month-board.module.css";

interface MonthBoardProps {
  visits: readonly CalendarVisit[];
  walkers: readonly Walker[];
  address: CalendarAddress;
  shows: (visit: CalendarVisit) => boolean;
  /** How many reports of a visit wait to be settled. */
  reports: ReadonlyMap<string, number>;
  now: number;
}

/** Six weeks, a link a day. It counts visits and draws none of them. */
export function MonthBoard({ visits, walkers, address, shows, reports, now }: MonthBoardProps) {
  const { days, date, filters } = address;
  const [first] = days;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the days follow from the first.
  const month = useMemo(() => {
    const inRow = (id: string | null) => hasWalker(filters, id);
    return monthOf({
      days,
      counted: visits.filter(shows),
      working: visits.filter(({ walker_id }) => inRow(walker_id)),
      team: walkers.filter(({ id, active }) => active && inRow(id)).length,
      reports,
      now,
    });
  }, [visits, walkers, filters.walker, shows, reports, now, first]);
  const current = today(now);
  return (
    <table className={classes.table}>
      <caption className="visually-hidden">Visits of six weeks by day</caption>
      <thead>
        <tr>
          {days.slice(0, 7).map((day) => (
            <th key={day} scope="col">
              {weekdayName(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week[0]?.date}>
            {week.map((day) => (
              <td
                key={day.date}
                data-today={day.date === current || undefined}
                data-past={day.date < current || undefined}
                data-outside={!isSameMonth(day.date, date) || undefined}
              >
                <MonthDayLink
                  day={day}
                  now={now}
                  namesMonth={day.date === first}
                  off={namesOff(walkers, day.date).length}
                  to={address.linkTo({ view: "day", date: day.date })}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const isSameMonth = (one: LocalDate, other: LocalDate) => one.slice(0, 7) === other.slice(0, 7);
const weeksOf = <Day,>(days: readonly Day[]) => [0, 1, 2, 3, 4, 5].map((week) => days.slice(week * 7, week * 7 + 7));

interface MonthDayLinkProps {
  day: MonthDay;
  now: number;
  /** It begins the board, and so says its month. */
  namesMonth: boolean;
  /** How many walkers are off. */
  off: number;
  to: string;
}

/** A day of the month: total, words, what needs the owner, and how full it is. It leads to the day. */
const MonthDayLink = memo(function MonthDayLink({ day, now, namesMonth, off, to }: MonthDayLinkProps) {
  const { date, visits, counts, reports, share, near, over } = day;
  return (
    <Link to={to} className={classes.day}>
      <span className={classes.head}>
        <b aria-hidden="true">{namesMonth || date.endsWith("-01") ? monthDay(date) : dayNumber(date)}</b>
        <span className="visually-hidden">{fullDay(date)}, </span>
        {visits > 0 && (
          <span className={classes.total}>
            <b>{visits}</b> <span className={classes.word}>{visits === 1 ? "visit" : "visits"}</span>
          </span>
        )}
      </span>
      <span className={classes.words}>{dayWords(day, now)}</span>
      <span className={classes.tags}>
        {counts.unassigned > 0 && (
          <span data-tone="warn">
            {counts.unassigned} <span className={classes.word}>unassigned</span>
          </span>
        )}
        {counts.overdue > 0 && (
          <span data-tone="bad">
            {counts.overdue} <span className={classes.word}>late</span>
          </span>
        )}
        {off > 0 && <span data-tone="off">{off} off</span>}
        {reports > 0 && (
          <span data-tone="warn">
            <NoteIcon size={12} /> {reports} <span className={classes.word}>to settle</span>
          </span>
        )}
      </span>
      {visits > 0 && <Fullness share={share} near={near} over={over} isPast={date < today(now)} />}
    </Link>
  );
});

/** '38% · 1 over', in the colour of what is tight. What is past was full, and nobody has to act. */
function Fullness({ share, near, over, isPast }: Pick<MonthDay, "share" | "near" | "over"> & { isPast: boolean }) {
  const tight = isPast ? undefined : over > 0 ? "over" : near > 0 ? "near" : undefined;
  const words = { over: ` · ${over} over`, near: ` · ${near} tight` };
  return (
    <LoadBar className={classes.fullness} fullness={tight} share={share}>
      {Math.round(share * 100)}%<span className="visually-hidden"> full</span>
      {tight && words[tight]}
    </LoadBar>
  );
}
