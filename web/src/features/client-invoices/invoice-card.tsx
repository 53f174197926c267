import { Button } from "@mantine/core";
import type { LocalDate } from "@petcare/domain";
import { useId } from "react";
import { formatDollars } from "../../lib/format/dollars.ts";
import { nearDay, periodText } from "../../lib/format/invoice-words.ts";
import { ClientInvoiceBadge } from "../../parts/invoices/invoice-badge.tsx";
import { PrintIcon, UnfoldIcon } from "../../ui/theme/icons.tsx";
import { type ClientInvoice, contentWords, madeOn, stateWords } from "./client-invoice.ts";
import classes from "./invoice-card.module.css";
import { InvoiceContent } from "./invoice-content.tsx";

interface InvoiceCardProps {
  invoice: ClientInvoice;
  today: LocalDate;
  onPrint: () => void;
}

/** One invoice: what is to pay, and opened what it is made of. */
export function InvoiceCard({ invoice, today, onPrint }: InvoiceCardProps) {
  const heading = useId();
  const { number, status, period, total, paid, balance } = invoice;
  const isOpen = balance > 0;
  return (
    <section className={classes.week} aria-labelledby={heading}>
      <header className={classes.head}>
        <h3 id={heading}>{periodText(period, today)}</h3>
        <small>Made {nearDay(madeOn(invoice), today)}</small>
      </header>
      <article className={classes.card} aria-label={`Invoice ${number}`} data-open={isOpen || undefined}>
        <div className={classes.top}>
          <p className={classes.amount}>
            <strong>{formatDollars(isOpen ? balance : total)}</strong>
            <span>
              {isOpen && paid > 0 && `of ${formatDollars(total)} · `}
              {stateWords(invoice, today)}
            </span>
            <span className={classes.number}>No. {number}</span>
          </p>
          <ClientInvoiceBadge status={status} />
        </div>
        <div className={classes.bottom}>
          <details>
            <summary>
              <UnfoldIcon />
              <b>{contentWords(invoice)}</b>
            </summary>
            <InvoiceContent invoice={invoice} />
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
