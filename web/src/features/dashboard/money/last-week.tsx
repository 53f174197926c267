import type { AnswerOf, getDashboard } from "@petcare/contract";
import { Link } from "react-router-dom";
import { calendarOn } from "../../../lib/format/calendar-link.ts";
import { dayAndTime, daySpan } from "../../../lib/format/time.ts";
import { CheckIcon } from "../../../ui/theme/icons.tsx";
import { Panel } from "../panel.tsx";
import classes from "./last-week.module.css";

interface LastWeekProps {
  week: NonNullable<AnswerOf<typeof getDashboard>["last_week"]>;
  /** Invoices that are overdue. */
  overdue: number;
}

/** Shows what last week has left to settle, each with its list, or who closed it. */
export function LastWeek({ week, overdue }: LastWeekProps) {
  const { first, last, unfinished, unassigned, reports, to_bill, walkers_to_pay, closed } = week;
  const days = { from: first, to: last };
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
    {
      name: "Completed, not invoiced",
      left: to_bill,
      to: `/admin/completed-walks?${new URLSearchParams({ ...days, bill: "to-bill" })}`,
    },
    { name: "Overdue invoices", left: overdue, to: "/admin/invoices?show=overdue" },
    { name: "Pay not marked paid", left: walkers_to_pay.length, to: `${closing}#pay` },
  ];
  const settled = items.filter(({ left }) => left === 0).length;
  return (
    <Panel
      title={<Link to={closing}>Close last week</Link>}
      aside={
        <span className={classes.parts} role="img" aria-label={`${settled} of ${items.length} settled`}>
          {items.map(({ name }, index) => (
            <i key={name} data-done={index < settled || undefined} />
          ))}
        </span>
      }
    >
      <ul className={classes.items}>
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
