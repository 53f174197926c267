import { Skeleton } from "@mantine/core";
import type { LocalDate } from "@petcare/domain";
import { formatDollars, sumDollars } from "../../lib/format/dollars.ts";
import { Loaded, type Query } from "../../ui/feedback/states.tsx";
import { type ClientBalance, type ClientInvoice, dueByNow } from "./client-invoice.ts";
import classes from "./client-invoices.module.css";

interface SummaryCardsProps {
  query: Query<ClientBalance>;
  /** Those that were read so far. */
  invoices: readonly ClientInvoice[];
  today: LocalDate;
}

/** Shows what is owed now, how many invoices that is, and what was invoiced in all. */
export const SummaryCards = ({ query, invoices, today }: SummaryCardsProps) => (
  <Loaded query={query}>
    {({ unpaid, outstanding, total_invoiced, credit }) => {
      const due = dueByNow(invoices, outstanding, today) ?? 0;
      const partial = invoices.filter(({ status }) => status === "partial").length;
      return (
        <dl className={classes.cards}>
          <div className={classes.outstanding} data-owed={outstanding > 0 || undefined}>
            <dt>Outstanding balance</dt>
            <dd>{formatDollars(outstanding)}</dd>
            {due > 0 && <dd className={classes.more}>{dueText(due, outstanding)}</dd>}
            {credit > 0 && <dd className={classes.more}>You have {formatDollars(credit)} left over with us.</dd>}
          </div>
          <div>
            <dt>Unpaid invoices</dt>
            <dd>{unpaid}</dd>
            {partial > 0 && <dd className={classes.more}>{partial} of them partially paid</dd>}
          </div>
          <div>
            <dt>Total invoiced</dt>
            <dd>{formatDollars(total_invoiced)}</dd>
            {total_invoiced > 0 && (
              <dd className={classes.more}>{formatDollars(sumDollars([total_invoiced, -outstanding]))} of it paid</dd>
            )}
          </div>
        </dl>
      );
    }}
  </Loaded>
);

const dueText = (due: number, outstanding: number) =>
  due === outstanding ? "Due by today" : `${formatDollars(due)} of it is due by today`;

export const CardsOutline = () => (
  <div className={classes.cards}>
    <Skeleton height={112} radius="lg" className={classes.outstanding} />
    <Skeleton height={112} radius="lg" />
    <Skeleton height={112} radius="lg" />
  </div>
);
