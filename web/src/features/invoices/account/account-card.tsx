import { Button, Skeleton } from "@mantine/core";
import { clientInvoices, clientStatement, listBalances, previewInvoices } from "@petcare/contract";
import { addDays, type LocalDate } from "@petcare/domain";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { usePages } from "../../../lib/api/pages.ts";
import { invoicesEveryMs } from "../../../lib/api/recent-invoices.ts";
import { useRead } from "../../../lib/api/use-read.ts";
import { formatDollars, sumDollars } from "../../../lib/format/dollars.ts";
import { dueWords, periodText } from "../../../lib/format/invoice-words.ts";
import { fullDay, today as todayOf } from "../../../lib/format/time.ts";
import { count } from "../../../lib/format/words.ts";
import { useNow } from "../../../lib/hooks/use-now.ts";
import { Loaded } from "../../../ui/feedback/states.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { invoicePath } from "../invoice.ts";
import classes from "./account-card.module.css";

const failed = "Failed to load data. Please try again.";

/** How far back a last payment is looked for, in days. */
const aYear = 365;

/** A client's account in short: what is owed, the open invoices, what is not yet invoiced, and the last payment. */
export function AccountCard({ client: { id } }: { client: { id: string } }) {
  const today = todayOf(useNow());
  const balances = useRead(listBalances, { everyMs: invoicesEveryMs });
  const invoices = usePages(clientInvoices, { params: { id }, query: { limit: 20 } }, invoicesEveryMs);
  const work = useRead(previewInvoices, {
    query: { from: today, to: today, client_id: id },
    everyMs: invoicesEveryMs,
  });
  const statement = useRead(clientStatement, {
    params: { id },
    query: { from: addDays(today, -aYear), to: today },
    everyMs: invoicesEveryMs,
  });
  const lines = work.data?.clients.flatMap((bill) => bill.lines) ?? [];
  const payment = statement.data?.entries.findLast(({ type, reversed }) => type === "payment" && !reversed);
  const open = invoices.data?.filter(({ status, balance }) => status !== "void" && balance > 0) ?? [];
  const unread = [invoices, work, statement].find(({ data }) => data === undefined);
  return (
    <Card title="Account" aside={<Link to={`/admin/clients/${id}/statement`}>Statement</Link>}>
      <Loaded query={balances} failed={failed} loading={<Outline />}>
        {(all) => <Standing standing={all.find(({ client_id }) => client_id === id)} today={today} />}
      </Loaded>
      <Loaded query={{ ...(unread ?? work), data: unread ? undefined : true }} failed={failed} loading={<Outline />}>
        {() => (
          <ul className={classes.lines}>
            {open.map(({ id: invoice, number, period, balance, total }) => (
              <Line key={invoice} to={invoicePath(invoice)} amount={balance} name={number}>
                {periodText(period, today)}
                {balance < total && ` · ${formatDollars(total - balance)} of ${formatDollars(total)} paid`}
              </Line>
            ))}
            {lines.length > 0 && (
              <Line
                to={`/admin/invoices/make?client=${id}`}
                amount={sumDollars(lines.map(({ price }) => price))}
                name="Not yet invoiced"
              >
                {count(lines.length, "visit")}
              </Line>
            )}
            {payment && (
              <Line to={`/admin/clients/${id}/statement`} amount={payment.received} name="Last payment">
                {payment.method && `${payment.method}, `}
                {fullDay(payment.date)}
              </Line>
            )}
          </ul>
        )}
      </Loaded>
      <Button component={Link} variant="light" to="?tab=invoices&pay=1">
        Record a payment
      </Button>
    </Card>
  );
}

interface StandingProps {
  /** undefined: nothing is owed or left over. */
  standing: { owed: number; credit: number; due: LocalDate | null } | undefined;
  today: LocalDate;
}

function Standing({ standing: { owed, credit, due } = { owed: 0, credit: 0, due: null }, today }: StandingProps) {
  return (
    <div className={classes.standing}>
      <Link to="?tab=invoices" aria-label={`To be paid: ${formatDollars(owed)}`}>
        {formatDollars(owed)}
      </Link>
      <p className="quiet">
        {owed > 0 ? "to be paid" : "Nothing is to be paid"}
        {due && `, ${dueWords(due, today)}`}
        {credit > 0 && ` · ${formatDollars(credit)} left over`}
      </p>
    </div>
  );
}

interface LineProps {
  to: string;
  name: string;
  amount: number;
  children: ReactNode;
}

const Line = ({ to, name, amount, children }: LineProps) => (
  <li>
    <Link to={to}>
      <span>
        {name}
        <small>{children}</small>
      </span>
      <b>{formatDollars(amount)}</b>
    </Link>
  </li>
);

const Outline = () => (
  <div role="status" aria-label="Loading the account">
    <Skeleton height={120} radius="md" />
  </div>
);
