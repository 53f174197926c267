import type { AnswerOf, getDashboard } from "@petcare/contract";
import { Link } from "react-router-dom";
import { dollarsText } from "../../../lib/format/dollars-text.ts";
import { count } from "../../../lib/format/words.ts";
import { Section } from "../section.tsx";
import classes from "./owed.module.css";

type Figures = AnswerOf<typeof getDashboard>;

/** What clients owe, what of it is late, and what is on no invoice yet. */
export function Owed({ figures }: { figures: Figures }) {
  const { week, outstanding, overdue, to_bill } = figures;
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
          <Link to={`/admin/invoices/make?from=${week.first}`}>Not yet invoiced</Link>
          <b>{dollarsText(to_bill.amount)}</b>
        </li>
      </ul>
    </Section>
  );
}
