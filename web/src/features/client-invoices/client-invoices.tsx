import { Button, Skeleton } from "@mantine/core";
import { business } from "@petcare/business";
import { useState } from "react";
import { phonesIn } from "../../lib/format/phones-in.ts";
import { today as todayOf } from "../../lib/format/time.ts";
import { count } from "../../lib/format/words.ts";
import { useNow } from "../../lib/hooks/use-now.ts";
import { useTitle } from "../../lib/hooks/use-title.ts";
import { InvoicePaper } from "../../parts/invoices/invoice-paper.tsx";
import { TextWithPhones } from "../../parts/text-with-phones.tsx";
import { DataList } from "../../ui/data/data-list.tsx";
import { copyText } from "../../ui/feedback/copy-text.ts";
import { Awaiting, EmptyState, type Query } from "../../ui/feedback/states.tsx";
import { PrintedAlone } from "../../ui/layout/printed-alone.tsx";
import { type ClientInvoice, paperOf, useMyBalance, useMyInvoices } from "./client-invoice.ts";
import classes from "./client-invoices.module.css";
import { InvoiceCard } from "./invoice-card.tsx";
import { CardsOutline, SummaryCards } from "./summary-cards.tsx";

/** The client's invoices: what is owed and how to pay it, and each invoice with its lines and payments. */
export function ClientInvoices() {
  useTitle("Invoices");
  const today = todayOf(useNow());
  const list = useMyInvoices();
  const balance = useMyBalance();
  const [printed, print] = useState<ClientInvoice>();
  const number = phonesIn(business.howToPay).find(({ isPhone }) => isPhone);
  const owes = (balance.data?.outstanding ?? 0) > 0;
  if (isLoading(list) || isLoading(balance)) {
    return (
      <Awaiting>
        <Outline />
      </Awaiting>
    );
  }
  return (
    <div className={classes.invoices}>
      <SummaryCards query={balance} invoices={list.data ?? []} today={today} />
      {owes && (
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
              <p className={classes.end}>
                {invoices.length === 1 ? "That is your one invoice." : `All ${count(invoices.length, "invoice")}.`}{" "}
                Questions? Call <a href={`tel:${business.phone.link}`}>{business.phone.shown}</a>.
              </p>
            )}
          </>
        )}
      </DataList>
      {printed && (
        <PrintedAlone key={printed._id} onPrinted={() => print(undefined)}>
          <InvoicePaper invoice={paperOf(printed)} />
        </PrintedAlone>
      )}
    </div>
  );
}

/** The sums and the list are drawn at once: what came first would be moved by what comes second. */
const isLoading = ({ data, isError, fetchStatus }: Query<unknown>) =>
  data === undefined && !isError && fetchStatus !== "paused";

const Outline = () => (
  <div className={classes.outline} role="status" aria-label="Loading">
    <CardsOutline />
    <Skeleton height={110} radius="lg" />
    <Skeleton height={110} radius="lg" />
    <Skeleton height={110} radius="lg" />
  </div>
);
