import { Button, Group } from "@mantine/core";
import { clientInvoices, clientStatement, listBalances, previewInvoices } from "@petcare/contract";
import { addDays, type LocalDate } from "@petcare/domain";
import { type ReactNode, useEffect } from "react";
import { Link } from "react-router-dom";
import { usePages } from "../../../lib/api/pages.ts";
import { invoicesEveryMs } from "../../../lib/api/recent-invoices.ts";
import { useRead } from "../../../lib/api/use-read.ts";
import { formatDollars, sumDollars } from "../../../lib/format/dollars.ts";
import { dueWords, periodText } from "../../../lib/format/invoice-words.ts";
import { fullDay, today as todayOf } from "../../../lib/format/time.ts";
import { count } from "../../../lib/format/words.ts";
import { useDialogInAddress } from "../../../lib/hooks/use-dialog-in-address.ts";
import { useNow } from "../../../lib/hooks/use-now.ts";
import { OwnerInvoiceBadge } from "../../../parts/invoices/invoice-badge.tsx";
import { Figures } from "../../../parts/invoices/sums.tsx";
import { DataList } from "../../../ui/data/data-list.tsx";
import { DataTable } from "../../../ui/data/data-table.tsx";
import { Outline } from "../../../ui/feedback/outline.tsx";
import { EmptyState, Loaded } from "../../../ui/feedback/states.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { invoicePath, isOpen, isVoid } from "../data.ts";
import { accountDialogs } from "./dialogs.tsx";
import classes from "./screen.module.css";

function useAccount(id: string) {
  const balances = useRead(listBalances, { everyMs: invoicesEveryMs });
  const list = usePages(clientInvoices, { params: { id }, query: { limit: 20 } }, invoicesEveryMs);
  const nothing = { owed: 0, credit: 0, due: null, open: 0 };
  return {
    balances,
    list,
    standing: balances.data?.find(({ client_id }) => client_id === id) ?? nothing,
    open: list.data?.filter(isOpen) ?? [],
  };
}

/** How far back a last payment is looked for, in days. */
const lookBack = 365;

/** A client's account in short: balance, open invoices, work not yet invoiced, and the last payment. */
export function AccountCard({ client: { id } }: { client: { id: string } }) {
  const today = todayOf(useNow());
  const { balances, list, standing, open } = useAccount(id);
  const { owed, credit, due } = standing;
  const work = useRead(previewInvoices, {
    query: { from: today, to: today, client_id: id },
    everyMs: invoicesEveryMs,
  });
  const statement = useRead(clientStatement, {
    params: { id },
    query: { from: addDays(today, -lookBack), to: today },
    everyMs: invoicesEveryMs,
  });
  const lines = work.data?.clients.flatMap((bill) => bill.lines) ?? [];
  const payment = statement.data?.entries.findLast(({ type, reversed }) => type === "payment" && !reversed);
  const unread = [list, work, statement].find(({ data }) => data === undefined);
  const outline = <Outline heights={[120]} label="Loading the account" />;
  return (
    <Card title="Account" aside={<Link to={`/admin/clients/${id}/statement`}>Statement</Link>}>
      <Loaded query={balances} loading={outline}>
        {() => (
          <div>
            <Link to="?tab=invoices" className={classes.owed} aria-label={`To be paid: ${formatDollars(owed)}`}>
              {formatDollars(owed)}
            </Link>
            <p className="quiet">
              {owed > 0 ? "to be paid" : "Nothing is to be paid"}
              {due && `, ${dueWords(due, today)}`}
              {credit > 0 && ` · ${formatDollars(credit)} left over`}
            </p>
          </div>
        )}
      </Loaded>
      <Loaded<unknown> query={unread ?? list} loading={outline}>
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

const Line = ({ to, name, amount, children }: { to: string; name: string; amount: number; children: ReactNode }) => (
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

const dialogNames = ["pay", "credit", "refund"] as const;

/** Shows a client's balance and credit, and all invoices. */
export function ClientAccountTab({ client }: { client: { id: string; name: string } }) {
  const { id } = client;
  const today = todayOf(useNow());
  const { balances, list, standing, open: unpaid } = useAccount(id);
  const { owed, credit, due } = standing;
  const { last, opening, open, shown } = useDialogInAddress(dialogNames);
  // A payment is for all open invoices, also those on pages that were not read yet.
  const lacksSome = last?.kind === "pay" && list.hasNextPage && unpaid.length < standing.open;
  const { fetchNextPage, isFetching, isError } = list;
  useEffect(() => {
    if (lacksSome && !isFetching && !isError) void fetchNextPage();
  }, [lacksSome, isFetching, isError, fetchNextPage]);
  const Dialog = last && accountDialogs[last.kind];
  const oldest = standing.open > 1 ? "the oldest " : "";
  return (
    <div className="stack">
      <Card title="Balance">
        <Loaded query={balances}>
          {() => (
            <>
              <Figures
                figures={[
                  {
                    term: "To be paid",
                    dollars: owed,
                    more: [due && `${count(standing.open, "invoice")}, ${oldest}${dueWords(due, today)}`],
                  },
                  { term: "Left over", dollars: credit },
                ]}
              />
              <Group gap={8}>
                <Button onClick={() => open("pay", "1")}>Record a payment</Button>
                {credit > 0 && (
                  <Button variant="light" onClick={() => open("refund", "1")}>
                    Refund…
                  </Button>
                )}
                <Button variant="light" onClick={() => open("credit", "1")}>
                  Give credit…
                </Button>
                <Button variant="light" component={Link} to={`/admin/clients/${id}/statement`}>
                  Statement
                </Button>
                <Button variant="light" component={Link} to={`/admin/invoices/make?client=${id}`}>
                  Make an invoice
                </Button>
              </Group>
            </>
          )}
        </Loaded>
      </Card>
      <InvoiceList list={list} today={today} />
      {Dialog && balances.data && list.data && !lacksSome && (
        // Each opening has a form of its own.
        <Dialog key={opening} client={client} credit={credit} open={unpaid} today={today} {...shown} />
      )}
    </div>
  );
}

function InvoiceList({ list, today }: { list: ReturnType<typeof useAccount>["list"]; today: LocalDate }) {
  return (
    <Card title="Invoices">
      <DataList
        list={list}
        more="Show earlier invoices"
        empty={<EmptyState title="No invoices yet">“Make an invoice” puts completed visits on one.</EmptyState>}
      >
        {(invoices) => (
          <DataTable
            caption="Invoices"
            columns={[
              { head: "Number", cell: ({ number }) => number },
              { head: "Period", sorted: "descending", cell: ({ period }) => periodText(period, today) },
              { head: "Total", align: "end", cell: ({ total }) => formatDollars(total) },
              {
                head: "Status",
                cell: (invoice) => <OwnerInvoiceBadge status={invoice.status} due={invoice.due} today={today} />,
              },
              {
                head: "Balance",
                align: "end",
                cell: (invoice) => (isOpen(invoice) ? <b>{formatDollars(invoice.balance)}</b> : "–"),
              },
            ]}
            rows={invoices}
            keyOf={(invoice) => invoice.id}
            linkOf={(invoice) => invoicePath(invoice.id)}
            isQuiet={isVoid}
          />
        )}
      </DataList>
    </Card>
  );
}
