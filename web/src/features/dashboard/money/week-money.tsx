import type { AnswerOf, getDashboard } from "@petcare/contract";
import { Link } from "react-router-dom";
import { formatDollars, sumDollars } from "../../../lib/format/dollars.ts";
import { dayNumber, daySpan, weekdayName } from "../../../lib/format/time.ts";
import { Section } from "../section.tsx";
import { barParts } from "./bar-parts.ts";
import classes from "./week-money.module.css";

type Week = AnswerOf<typeof getDashboard>["week"];

/** What this week brings in, and what it costs. */
export function WeekMoney({ week }: { week: Week }) {
  const { first, last, revenue, pay, booked } = week;
  const margin = sumDollars([revenue, -pay]);
  const walks = `/admin/completed-walks?${new URLSearchParams({ from: first, to: last })}`;
  return (
    <Section
      title={
        <Link to={walks}>
          This week <small>{daySpan(first, last)}</small>
        </Link>
      }
    >
      <dl className={classes.figures}>
        <div>
          <dt>Revenue</dt>
          <dd>{formatDollars(revenue)}</dd>
          {booked > 0 && <dd>and {formatDollars(booked)} still booked</dd>}
        </div>
        <div data-part="pay">
          <dt>Walker pay</dt>
          <dd>{formatDollars(pay)}</dd>
        </div>
        <div data-part="margin">
          <dt>Margin</dt>
          <dd>{formatDollars(margin)}</dd>
          {revenue > 0 && <dd>{Math.round((margin / revenue) * 100)}% of revenue</dd>}
        </div>
      </dl>
      <DayBars days={week.days} />
    </Section>
  );
}

type Day = AnswerOf<typeof getDashboard>["week"]["days"][number];

/** A bar for each day: pay and margin of what is done, and above them what is still booked. */
function DayBars({ days }: { days: readonly Day[] }) {
  const max = Math.max(...days.map(({ revenue, pay, booked }) => Math.max(revenue, pay) + booked));
  if (max === 0) return null;
  return (
    <ul className={classes.days}>
      {days.map((day) => (
        <li key={day.date}>
          <span className={classes.sum}>{day.revenue + day.booked > 0 && wholeDollars(day.revenue + day.booked)}</span>
          <svg viewBox="0 0 40 100" preserveAspectRatio="none" aria-hidden="true">
            {barParts(day, max).map(({ part, from, height }) => (
              <rect key={part} data-part={part} x="1" width="38" y={100 - from - height} height={height} />
            ))}
          </svg>
          <span className={classes.day}>
            <span>{weekdayName(day.date)}</span> <span>{dayNumber(day.date)}</span>
          </span>
          <span className={classes.words}>
            {formatDollars(day.revenue)} revenue, {formatDollars(day.pay)} pay, {formatDollars(day.booked)} still booked
          </span>
        </li>
      ))}
    </ul>
  );
}

/** '$612': the cents would not fit. */
const wholeDollars = (dollars: number) => formatDollars(Math.round(dollars)).replace(/\.00$/, "");
