import type { AnswerOf, getDashboard } from "@petcare/contract";
import { addDays, type LocalDate } from "@petcare/domain";
import { Link } from "react-router-dom";
import { dollarsText } from "../../../lib/format/dollars-text.ts";
import { count } from "../../../lib/format/words.ts";
import { Section } from "../section.tsx";
import classes from "./owed.module.css";

type Figures = AnswerOf<typeof getDashboard>;

/** In days. Completed walks are shown for at most so many. */
const longestPeriod = 92;

/** What clients owe, what of it is late, and what is on no invoice yet. */
export function Owed({ today, figures }: { today: LocalDate; figures: Figures }) {
  const { outstanding, overdue, to_bill } = figures;
  const oldest = addDays(today, 1 - longestPeriod);
  const from = to_bill.from !== null && to_bill.from > oldest ? to_bill.from : oldest;
  const open = `/admin/completed-walks?${new URLSearchParams({ from, to: today, bill: "to-bill" })}`;
  return (
    <Section title={<Link to="/admin/invoices?show=open">Outstanding</Link>}>
      <p className={classes.figure}>
        <Link to="/admin/invoices?show=open">
          <b>{dollarsText(outstanding.amount)}</b> on {count(outstanding.invoices, "invoice")}
        </Link>
      </p>
      <ul className={classes.rows}>
        {overdue.invoices > 0 && (
          <li data-tone="danger">
            <Link to="/admin/invoices?show=overdue">{overdue.invoices} overdue</Link>
            <b>{dollarsText(overdue.amount)}</b>
          </li>
        )}
        <li>
          <Link to={open}>Not yet invoiced</Link>
          <b>{dollarsText(to_bill.amount)}</b>
        </li>
      </ul>
    </Section>
  );
}
