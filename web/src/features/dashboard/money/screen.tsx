import type { AnswerOf, getDashboard } from "@petcare/contract";
import { Link } from "react-router-dom";
import { calendarOn } from "../../../lib/format/calendar-link.ts";
import { formatDollars, sumDollars } from "../../../lib/format/dollars.ts";
import { dayAndTime, dayNumber, daySpan, today, weekdayName } from "../../../lib/format/time.ts";
import { count } from "../../../lib/format/words.ts";
import { Loaded, type Query } from "../../../ui/feedback/states.tsx";
import { CheckIcon } from "../../../ui/theme/icons.tsx";
import { OutlinedPanel, Panel } from "../panel.tsx";
import { barParts } from "./data.ts";
import classes from "./screen.module.css";

type Figures = AnswerOf<typeof getDashboard>;

/** Shows this week's revenue, what clients owe, and what is left to settle of last week. */
export const Money = ({ query }: { query: Query<Figures> }) => (
  <Loaded query={query} loading={<OutlinedPanel place="week" height={300} />}>
    {(figures) => (
      <>
        <div data-place="week">
          <ThisWeek week={figures.week} />
        </div>
        <div data-place="owed">
          <Owed figures={figures} />
          {figures.last_week && <LastWeek week={figures.last_week} overdue={figures.overdue.invoices} />}
        </div>
      </>
    )}
  </Loaded>
);

const walksPath = (from: string, to: string, bill?: "to-bill") =>
  `/admin/completed-walks?${new URLSearchParams({ from, to, ...(bill && { bill }) })}`;

function ThisWeek({ week: { first, last, revenue, pay, booked, plus_fees, days } }: { week: Figures["week"] }) {
  const margin = sumDollars([revenue, -pay]);
  const walks = walksPath(first, last);
  const figures = [
    {
      term: "Revenue",
      dollars: revenue,
      to: walks,
      more: booked > 0 && `and ${formatDollars(booked)} still booked${plus_fees ? ", plus fees" : ""}`,
    },
    { term: "Walker pay", dollars: pay, to: "/admin/walkers", part: "pay" },
    {
      term: "Margin",
      dollars: margin,
      to: walks,
      part: "margin",
      more: revenue > 0 && `${Math.round((margin / revenue) * 100)}% of revenue`,
    },
  ];
  return (
    <Panel title="This week" aside={<Link to={walks}>{daySpan(first, last)}</Link>}>
      <dl className={classes.figures}>
        {figures.map(({ term, dollars, to, part, more }) => (
          <div key={term} data-part={part}>
            <dt>{term}</dt>
            <dd>
              <Link to={to}>{formatDollars(dollars)}</Link>
            </dd>
            {more && <dd>{more}</dd>}
          </div>
        ))}
      </dl>
      <DayBars days={days} />
    </Panel>
  );
}

type Day = Figures["week"]["days"][number];

/** A bar for each day: pay and margin of completed visits, and above them what is still booked. */
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
          <span className="visually-hidden">
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

function Owed({ figures: { week, outstanding, overdue, to_bill } }: { figures: Figures }) {
  const open = "/admin/invoices?show=open";
  return (
    <Panel title="Outstanding" aside={<Link to={open}>{count(outstanding.invoices, "invoice")}</Link>}>
      <Link to={open} className={classes.owed}>
        {formatDollars(outstanding.amount)}
      </Link>
      <ul className={classes.lines}>
        {overdue.invoices > 0 && (
          <li data-tone="danger">
            <Link to="/admin/invoices?show=overdue">{overdue.invoices} overdue</Link>
            <b>{formatDollars(overdue.amount)}</b>
          </li>
        )}
        <li>
          <Link to={`/admin/invoices/make?from=${week.first}`}>Not yet invoiced</Link>
          <b>{formatDollars(to_bill.amount)}</b>
        </li>
      </ul>
    </Panel>
  );
}

/** @param overdue how many invoices are */
function LastWeek({ week, overdue }: { week: NonNullable<Figures["last_week"]>; overdue: number }) {
  const { first, last, unfinished, unassigned, reports, to_bill, walkers_to_pay, closed } = week;
  const closing = `/admin/invoices/close?${new URLSearchParams({ week: first })}`;
  if (closed) {
    return (
      <Panel title="Last week" aside={<Link to={closing}>What was kept</Link>}>
        <p className="muted">
          {daySpan(first, last)}: <b>closed</b> by {closed.signed}, {dayAndTime(closed.closed_at)}
        </p>
      </Panel>
    );
  }
  const items = [
    { name: "Unfinished visits", left: unfinished, to: `${closing}#unfinished` },
    {
      name: "Visits without a walker",
      left: unassigned,
      to: calendarOn(first, { view: "week", only: "unassigned" }),
    },
    { name: "Reports to settle", left: reports, to: `${closing}#reports` },
    { name: "Completed, not invoiced", left: to_bill, to: walksPath(first, last, "to-bill") },
    { name: "Overdue invoices", left: overdue, to: "/admin/invoices?show=overdue" },
    { name: "Pay not marked paid", left: walkers_to_pay.length, to: `${closing}#pay` },
  ];
  const settled = items.filter(({ left }) => left === 0).length;
  return (
    <Panel
      title={<Link to={closing}>Close last week</Link>}
      aside={<span className="muted">{`${settled} of ${items.length} settled`}</span>}
    >
      <ul className={classes.lines}>
        {items.map(({ name, left, to }) => (
          <li key={name} data-done={left === 0 || undefined}>
            {left === 0 ? <CheckIcon size={18} /> : <span className={classes.open} aria-hidden="true" />}
            <Link to={to}>{name}</Link>
            <b>{left}</b>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
