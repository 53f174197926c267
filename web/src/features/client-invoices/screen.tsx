import { Box, Button, Group, Skeleton, Stack } from "@mantine/core";
import { business } from "@petcare/business";
import type { LocalDate } from "@petcare/domain";
import { useId, useState } from "react";
import { formatDollars, sumDollars } from "../../lib/format/dollars.ts";
import { nearDay, periodText, tipWords } from "../../lib/format/invoice-words.ts";
import { phonesIn } from "../../lib/format/phones-in.ts";
import { monthDay, today as todayOf } from "../../lib/format/time.ts";
import { count } from "../../lib/format/words.ts";
import { useNow } from "../../lib/hooks/use-now.ts";
import { useTitle } from "../../lib/hooks/use-title.ts";
import { ClientInvoiceBadge } from "../../parts/invoices/invoice-badge.tsx";
import { InvoicePaper } from "../../parts/invoices/invoice-paper.tsx";
import { InvoiceLines, type Line } from "../../parts/invoices/line-table.tsx";
import { type Figure, Figures } from "../../parts/invoices/sums.tsx";
import { TextWithPhones } from "../../parts/text-with-phones.tsx";
import { DataList } from "../../ui/data/data-list.tsx";
import { copyText } from "../../ui/feedback/copy-text.ts";
import { Awaiting, EmptyState, Loaded, type Query } from "../../ui/feedback/states.tsx";
import { PrintedAlone } from "../../ui/layout/printed-alone.tsx";
import { PrintIcon, UnfoldIcon } from "../../ui/theme/icons.tsx";
import {
  type ClientBalance,
  type ClientInvoice,
  contentWords,
  dueByNow,
  madeOn,
  paperOf,
  stateWords,
  useMyBalance,
  useMyInvoices,
} from "./data.ts";
import classes from "./screen.module.css";

/** The client's invoices: the balance, how to pay, and each invoice with its lines and payments. */
export function ClientInvoices() {
  useTitle("Invoices");
  const today = todayOf(useNow());
  const list = useMyInvoices();
  const balance = useMyBalance();
  const [printed, print] = useState<ClientInvoice>();
  const number = phonesIn(business.howToPay).find(({ isPhone }) => isPhone);
  // Drawn one after the other, the sums would move the list.
  if (isLoading(list) || isLoading(balance)) {
    return (
      <Awaiting>
        <Outline />
      </Awaiting>
    );
  }
  return (
    <Stack>
      <Loaded query={balance}>
        {(sums) => <Figures className={classes.cards} figures={figuresOf(sums, list.data ?? [], today)} />}
      </Loaded>
      {(balance.data?.outstanding ?? 0) > 0 && (
        <p className={classes.how}>
          <b>How to pay</b>
          <br />
          <TextWithPhones>{business.howToPay}</TextWithPhones>{" "}
          {number && (
            <Button variant="light" size="sm" onClick={() => void copyText(number.text, `Copied: ${number.text}`)}>
              Copy the number
            </Button>
          )}
        </p>
      )}
      <DataList
        list={list}
        more="Show earlier invoices"
        empty={
          <EmptyState title="No invoices yet">
            After your visits you find each invoice here, with every visit that is on it.
          </EmptyState>
        }
      >
        {(invoices) => (
          <>
            {invoices.map((invoice) => (
              <InvoiceCard key={invoice._id} invoice={invoice} today={today} onPrint={() => print(invoice)} />
            ))}
            {!list.hasNextPage && (
              <Box component="p" className="muted" pt={12} ta="center">
                {invoices.length === 1 ? "That is your one invoice." : `All ${count(invoices.length, "invoice")}.`}{" "}
                Questions? Call <a href={`tel:${business.phone.link}`}>{business.phone.shown}</a>.
              </Box>
            )}
          </>
        )}
      </DataList>
      {printed && (
        <PrintedAlone key={printed._id} onPrinted={() => print(undefined)}>
          <InvoicePaper invoice={paperOf(printed)} />
        </PrintedAlone>
      )}
    </Stack>
  );
}

const isLoading = ({ data, isError, fetchStatus }: Query<unknown>) =>
  data === undefined && !isError && fetchStatus !== "paused";

/** As high as the screen, so that nothing below moves once the invoices are read. */
const Outline = () => (
  <Stack mih="100dvh" role="status" aria-label="Loading">
    <div className={classes.outline}>
      <Skeleton height={112} radius="lg" />
      <Skeleton height={112} radius="lg" />
      <Skeleton height={112} radius="lg" />
    </div>
    <Skeleton height={110} radius="lg" />
    <Skeleton height={110} radius="lg" />
    <Skeleton height={110} radius="lg" />
  </Stack>
);

/** The client's balance, the number of unpaid invoices, and the total. `invoices` are those read so far. */
function figuresOf(sums: ClientBalance, invoices: readonly ClientInvoice[], today: LocalDate): Figure[] {
  const { unpaid, outstanding, total_invoiced, credit } = sums;
  const due = dueByNow(invoices, outstanding, today) ?? 0;
  const partial = invoices.filter(({ status }) => status === "partial").length;
  return [
    {
      term: "Outstanding balance",
      dollars: outstanding,
      tone: outstanding > 0 ? "warn" : undefined,
      more: [
        due > 0 && (due === outstanding ? "Due by today" : `${formatDollars(due)} of it is due by today`),
        credit > 0 && `You have ${formatDollars(credit)} left over with us.`,
      ],
    },
    { term: "Unpaid invoices", dollars: String(unpaid), more: [partial > 0 && `${partial} of them partially paid`] },
    {
      term: "Total invoiced",
      dollars: total_invoiced,
      more: [total_invoiced > 0 && `${formatDollars(sumDollars([total_invoiced, -outstanding]))} of it paid`],
    },
  ];
}

function InvoiceCard(props: { invoice: ClientInvoice; today: LocalDate; onPrint: () => void }) {
  const { invoice, today, onPrint } = props;
  const heading = useId();
  const { number, status, period, total, paid, balance, note } = invoice;
  const isOpen = balance > 0;
  const { lines, adjustments } = paperOf(invoice);
  return (
    <section className={classes.week} aria-labelledby={heading}>
      <header className={classes.head}>
        <h3 id={heading}>{periodText(period, today)}</h3>
        <small>Made {nearDay(madeOn(invoice), today)}</small>
      </header>
      <article className={classes.card} aria-label={`Invoice ${number}`} data-open={isOpen || undefined}>
        <Group justify="space-between" align="flex-start" wrap="nowrap">
          <p className={classes.amount}>
            <strong>{formatDollars(isOpen ? balance : total)}</strong>
            <span>
              {isOpen && paid > 0 && `of ${formatDollars(total)} · `}
              {stateWords(invoice, today)}
            </span>
            <span>No. {number}</span>
          </p>
          <ClientInvoiceBadge status={status} />
        </Group>
        <div className={classes.bottom}>
          <details>
            <summary>
              <UnfoldIcon />
              <b>{contentWords(invoice)}</b>
            </summary>
            <InvoiceLines
              caption={`What is on invoice ${number}`}
              columns={["Date", "Service", "Price"]}
              hidesHead
              lines={lines}
              adjustments={adjustments}
              below={linesBelow(invoice)}
            />
            {note && (
              <Box component="p" className="quote" mt={12}>
                {note}
              </Box>
            )}
          </details>
          <Button
            variant="light"
            className={classes.print}
            leftSection={<PrintIcon size={18} />}
            onClick={onPrint}
            aria-label={`Print invoice ${number}`}
          >
            Print
          </Button>
        </div>
      </article>
    </section>
  );
}

const linesBelow = (invoice: ClientInvoice): Line[] => [
  ...invoice.items
    .filter(({ sales_tax }) => sales_tax)
    .map(
      ({ description, price }): Line => ({
        key: description,
        mark: "adjustment",
        cells: [description, formatDollars(price)],
      }),
    ),
  { key: "total", mark: "total", cells: ["Total", formatDollars(invoice.total)] },
  ...invoice.payments.map(
    ({ date, method, amount, tip }, index): Line => ({
      key: `payment ${index}`,
      cells: [
        monthDay(date),
        { title: paymentWords(method, amount), detail: tip && tipWords(tip) },
        formatDollars(-amount),
      ],
    }),
  ),
  { key: "balance", mark: "balance", cells: ["Balance", formatDollars(invoice.balance)] },
];

/** Words a payment. A negative amount was taken back. */
function paymentWords(method: string | null, amount: number): string {
  if (amount < 0) return method ? `${method}, taken back` : "Taken back";
  return method ? `Payment by ${method}. Thank you!` : "Payment. Thank you!";
}
