import type { AnswerOf, getDashboard } from "@petcare/contract";
import { Link } from "react-router-dom";
import { formatDollars, sumDollars } from "../../../lib/format/dollars.ts";
import { dayNumber, daySpan, today, weekdayName } from "../../../lib/format/time.ts";
import { Panel } from "../panel.tsx";
import { barParts } from "./bar-parts.ts";
import classes from "./week-money.module.css";

type Week = AnswerOf<typeof getDashboard>["week"];

/** Shows what this week brings in, and what it costs. */
export function WeekMoney({ week }: { week: Week }) {
  const { first, last, revenue, pay, booked, plus_fees } = week;
  const margin = sumDollars([revenue, -pay]);
  const walks = walksOf(first, last);
  return (
    <Panel title="This week" aside={<Link to={walks}>{daySpan(first, last)}</Link>}>
      <dl className={classes.figures}>
        <div>
          <dt>Revenue</dt>
          <dd>
            <Link to={walks}>{formatDollars(revenue)}</Link>
          </dd>
          {booked > 0 && (
            <dd>
              and {formatDollars(booked)} still booked{plus_fees && ", plus fees"}
            </dd>
          )}
        </div>
        <div data-part="pay">
          <dt>Walker pay</dt>
          <dd>
            <Link to="/admin/walkers">{formatDollars(pay)}</Link>
          </dd>
        </div>
        <div data-part="margin">
          <dt>Margin</dt>
          <dd>
            <Link to={walks}>{formatDollars(margin)}</Link>
          </dd>
          {revenue > 0 && <dd>{Math.round((margin / revenue) * 100)}% of revenue</dd>}
        </div>
      </dl>
      <DayBars days={week.days} />
    </Panel>
  );
}

const walksOf = (from: string, to: string) => `/admin/completed-walks?${new URLSearchParams({ from, to })}`;

type Day = AnswerOf<typeof getDashboard>["week"]["days"][number];

/** A bar for each day: pay and margin of what is done, and above them what is still booked. */
function DayBars({ days }: { days: readonly Day[] }) {
  const heightOf = ({ revenue, pay, booked }: Day) => Math.max(revenue, pay) + booked;
  const max = Math.max(1, ...days.map(heightOf));
  const current = today();
  return (
    <ul className={classes.days}>
      {days.map((day) => (
        <li key={day.date} data-today={day.date === current || undefined}>
          <span className={classes.bar} style={{ "--full": heightOf(day) / max }}>
            <b>{day.revenue + day.booked > 0 && roundDollars(day.revenue + day.booked)}</b>
            <svg viewBox="0 0 40 100" preserveAspectRatio="none" aria-hidden="true">
              {barParts(day, max).map(({ part, from, height }) => (
                <rect key={part} data-part={part} x="1" width="38" y={100 - from - height} height={height} />
              ))}
            </svg>
          </span>
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

/** '$612', '$4.5k': the cents would not fit. */
const roundDollars = (dollars: number) =>
  dollars < 1000 ? formatDollars(Math.round(dollars)).replace(/\.00$/, "") : `$${(dollars / 1000).toFixed(1)}k`;
