import type { AnswerOf, getDashboard } from "@petcare/contract";
import { Link } from "react-router-dom";
import { formatDollars } from "../../../lib/format/dollars.ts";
import { count } from "../../../lib/format/words.ts";
import { Loaded, type Query } from "../../../ui/feedback/states.tsx";
import { OutlinedPanel } from "../outline.tsx";
import { Panel } from "../panel.tsx";
import { LastWeek } from "./last-week.tsx";
import classes from "./money.module.css";
import { WeekMoney } from "./week-money.tsx";

type Figures = AnswerOf<typeof getDashboard>;

/** Shows what this week brings in, what is owed, and what last week has left; or why that is not known. */
export function Money({ query }: { query: Query<Figures> }) {
  return (
    <Loaded query={query} loading={<OutlinedPanel place="week" height={300} />}>
      {(figures) => (
        <>
          <div data-place="week">
            <WeekMoney week={figures.week} />
          </div>
          <div data-place="owed">
            <Owed figures={figures} />
            {figures.last_week && <LastWeek week={figures.last_week} overdue={figures.overdue.invoices} />}
          </div>
        </>
      )}
    </Loaded>
  );
}

/** Shows what clients owe, what of it is late, and what is on no invoice yet. */
function Owed({ figures }: { figures: Figures }) {
  const { week, outstanding, overdue, to_bill } = figures;
  const open = "/admin/invoices?show=open";
  return (
    <Panel title="Outstanding" aside={<Link to={open}>{count(outstanding.invoices, "invoice")}</Link>}>
      <Link to={open} className={classes.figure}>
        {formatDollars(outstanding.amount)}
      </Link>
      <ul className={classes.rows}>
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
