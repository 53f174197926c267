import type { AnswerOf, getDashboard } from "@petcare/contract";
import { Link } from "react-router-dom";
import { calendarOn } from "../../../lib/format/calendar-link.ts";
import { dayAndTime, daySpan } from "../../../lib/format/time.ts";
import { CheckIcon } from "../../../ui/theme/icons.tsx";
import { Section } from "../section.tsx";
import classes from "./last-week.module.css";

type Figures = AnswerOf<typeof getDashboard>;

/** What last week has left to settle, each with its list, and whether it is closed. */
export function LastWeek({ figures: { last_week, overdue } }: { figures: Figures }) {
  const { first, last, unfinished, unassigned, to_bill, walkers_to_pay, closed } = last_week;
  const days = { from: first, to: last };
  const closing = `/admin/invoices/close?${new URLSearchParams({ week: first })}`;
  const items = [
    { name: "Unfinished visits", left: unfinished, to: `${closing}#unfinished` },
    {
      name: "Visits without a walker",
      left: unassigned,
      to: calendarOn(first, { view: "week", only: "unassigned" }),
    },
    {
      name: "Completed, not invoiced",
      left: to_bill,
      to: `/admin/completed-walks?${new URLSearchParams({ ...days, bill: "to-bill" })}`,
    },
    { name: "Overdue invoices", left: overdue.invoices, to: "/admin/invoices?show=overdue" },
    { name: "Pay not marked paid", left: walkers_to_pay.length, to: `${closing}#pay` },
  ];
  const done = items.filter(({ left }) => left === 0).length;
  return (
    <Section
      title={
        <>
          Last week <small>{daySpan(first, last)}</small>
        </>
      }
    >
      {closed ? (
        <p className={classes.done}>
          <b>Closed</b> by {closed.signed}, {dayAndTime(closed.closed_at)}
        </p>
      ) : (
        <p className={classes.done}>
          <b>
            {done} of {items.length}
          </b>{" "}
          settled
        </p>
      )}
      <ul className={classes.items}>
        {items.map(({ name, left, to }) => (
          <li key={name} data-done={left === 0 || undefined}>
            {left === 0 ? <CheckIcon size={18} /> : <span className={classes.open} aria-hidden="true" />}
            <Link to={to}>{name}</Link>
            <b>{left}</b>
          </li>
        ))}
      </ul>
      <Link to={closing}>{closed ? "What was kept" : "Close the week"}</Link>
    </Section>
  );
}
