import { memo } from "react";
import { Link } from "react-router-dom";
import { dayNumber, fullDay, monthDay, today } from "../../../lib/format/time.ts";
import { LoadBar } from "../load-bar.tsx";
import { dayWords, type MonthDay, parts } from "./month.ts";
import classes from "./month-day.module.css";

interface MonthDayLinkProps {
  day: MonthDay;
  /** The most visits of one day of the month: its bar is the full width. */
  busiest: number;
  now: number;
  /** It begins the board, and so says its month. */
  namesMonth: boolean;
  to: string;
}

/** A day of the month: total, bar, words, what needs the owner, and how full it is. It leads to the day. */
export const MonthDayLink = memo(function MonthDayLink({ day, busiest, now, namesMonth, to }: MonthDayLinkProps) {
  const { date, visits, counts, share, near, over } = day;
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
      <span className={classes.bar} aria-hidden="true">
        {parts.map(
          (part) =>
            counts[part] > 0 && (
              <span key={part} data-part={part} style={{ "--full": counts[part] / (busiest + counts.cancelled) }} />
            ),
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
