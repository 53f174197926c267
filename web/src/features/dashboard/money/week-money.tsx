import type { AnswerOf, getDashboard } from "@petcare/contract";
import { Link } from "react-router-dom";
import { addedUp, dollarsText } from "../../../lib/format/dollars-text.ts";
import { daySpan } from "../../../lib/format/time.ts";
import { Section } from "../section.tsx";
import { DayBars } from "./day-bars.tsx";
import classes from "./week-money.module.css";

type Week = AnswerOf<typeof getDashboard>["week"];

/** What this week brings in, and what it costs. */
export function WeekMoney({ week }: { week: Week }) {
  const { first, last, revenue, pay, booked } = week;
  const margin = addedUp([revenue, -pay]);
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
          <dd>{dollarsText(revenue)}</dd>
          {booked > 0 && <dd>and {dollarsText(booked)} still booked</dd>}
        </div>
        <div data-part="pay">
          <dt>Walker pay</dt>
          <dd>{dollarsText(pay)}</dd>
        </div>
        <div data-part="margin">
          <dt>Margin</dt>
          <dd>{dollarsText(margin)}</dd>
          {revenue > 0 && <dd>{Math.round((margin / revenue) * 100)}% of revenue</dd>}
        </div>
      </dl>
      <DayBars days={week.days} />
    </Section>
  );
}
