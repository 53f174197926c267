import { Skeleton } from "@mantine/core";
import { type AnswerOf, getDashboard } from "@petcare/contract";
import { Link } from "react-router-dom";
import { useRead } from "../../../lib/api/use-read.ts";
import { formatDollars } from "../../../lib/format/dollars.ts";
import { count } from "../../../lib/format/words.ts";
import { Loaded } from "../../../ui/feedback/states.tsx";
import { Section } from "../section.tsx";
import { LastWeek } from "./last-week.tsx";
import classes from "./money.module.css";
import { WeekMoney } from "./week-money.tsx";

const useDashboard = () => useRead(getDashboard, { everyMs: 60_000 });

/** What this week brings in, or why that is not known. */
export function MoneyMade() {
  return (
    <Loaded
      query={useDashboard()}
      failed="Failed to load data. Please try again."
      loading={<Skeleton height={300} radius="lg" />}
    >
      {({ week }) => <WeekMoney week={week} />}
    </Loaded>
  );
}

/** What is owed, and what last week has left. Nothing where MoneyMade says why it is not known. */
export function MoneyOwed() {
  const { data, isError, fetchStatus } = useDashboard();
  if (!data) return isError || fetchStatus === "paused" ? null : <Skeleton height={380} radius="lg" />;
  return (
    <>
      <Owed figures={data} />
      <LastWeek figures={data} />
    </>
  );
}

type Figures = AnswerOf<typeof getDashboard>;

/** What clients owe, what of it is late, and what is on no invoice yet. */
function Owed({ figures }: { figures: Figures }) {
  const { week, outstanding, overdue, to_bill } = figures;
  return (
    <Section title={<Link to="/admin/invoices?show=open">Outstanding</Link>}>
      <p className={classes.figure}>
        <Link to="/admin/invoices?show=open">
          <b>{formatDollars(outstanding.amount)}</b> on {count(outstanding.invoices, "invoice")}
        </Link>
      </p>
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
    </Section>
  );
}
