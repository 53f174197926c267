import type { LocalDate } from "@petcare/domain";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { dayNumber, fullDay, monthDay, today, weekdayName } from "../../../lib/format/time.ts";
import { NoteIcon } from "../../../ui/theme/icons.tsx";
import type { BoardProps } from "../board/card.tsx";
import { namesOff } from "../board/data.ts";
import { LoadBar } from "../board/parts.tsx";
import { hasWalker } from "../data.ts";
import { dayWords, type MonthDay, monthOf } from "./data.ts";
import classes from "./screen.module.css";

/** Six weeks with a link for each day, and the numbers of its visits. */
export function MonthBoard({ board, walkers, address, shows, reports, now }: BoardProps) {
  const { days, date, filters } = address;
  const { visits } = board;
  const month = monthOf({
    days,
    counted: visits.filter(shows),
    working: visits.filter(({ walker_id }) => hasWalker(filters, walker_id)),
    team: walkers.filter(({ id, active }) => active && hasWalker(filters, id)).length,
    reports,
    now,
  });
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
                  namesMonth={day.date === days[0]}
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
  /** Whether the day names its month, as the first one does. */
  namesMonth: boolean;
  /** How many walkers are off. */
  off: number;
  to: string;
}

/** A day of the month: the number of visits, the problems and the fullness. Leads to the day. */
function MonthDayLink({ day, now, namesMonth, off, to }: MonthDayLinkProps) {
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
        {tag("warn", counts.unassigned, "unassigned")}
        {tag("danger", counts.overdue, "late")}
        {off > 0 && (
          <span className="pill" data-tone="off">
            {off} off
          </span>
        )}
        {tag("warn", reports, "to settle", <NoteIcon size={12} />)}
      </span>
      {visits > 0 && <Fullness share={share} near={near} over={over} isPast={date < today(now)} />}
    </Link>
  );
}

/** '2 unassigned'; nothing for 0. A phone shows the figure without the word. */
const tag = (tone: "warn" | "danger", figure: number, word: string, icon?: ReactNode) =>
  figure > 0 && (
    <span className="pill" data-tone={tone}>
      {icon} {figure} <span className={classes.word}>{word}</span>
    </span>
  );

/** '38% · 1 over', in the colour of the tightest frame. Past days have no mark, since it is too late to act. */
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
