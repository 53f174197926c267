import { Button } from "@mantine/core";
import type { LocalDate } from "@petcare/domain";
import { useId } from "react";
import { dollarsText } from "../../lib/format/dollars-text.ts";
import { nearDay, periodText } from "../../lib/format/invoice-words.ts";
import { serviceLine } from "../../lib/format/service-line.ts";
import { monthDay, shortDay } from "../../lib/format/time.ts";
import { ClientInvoiceBadge } from "../../parts/invoices/invoice-badge.tsx";
import { PrintIcon, UnfoldIcon } from "../../ui/theme/icons.tsx";
import { type ClientInvoice, contentWords, madeOn, stateWords } from "./client-invoice.ts";
import classes from "./invoice-card.module.css";

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
            <strong>{dollarsText(isOpen ? balance : total)}</strong>
            <span>
              {isOpen && paid > 0 && `of ${dollarsText(total)} · `}
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
            <Content invoice={invoice} />
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

const Content = ({ invoice: { number, items, total, payments, balance, note } }: { invoice: ClientInvoice }) => (
  <>
    <table className={classes.lines}>
      <caption className="visually-hidden">What is on invoice {number}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">Date</th>
          <th scope="col">Service</th>
          <th scope="col">Price</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item, index) => {
          const { title, detail } = serviceLine(item);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an invoice have no ids, and keep their order.
            <tr key={index} data-adjustment={item.type === "adjustment" || undefined}>
              <td>{item.type === "adjustment" || !item.date ? "Adjustment" : shortDay(item.date)}</td>
              <td>
                {title}
                {detail && <small>{detail}</small>}
              </td>
              <td>{dollarsText(item.price)}</td>
            </tr>
          );
        })}
        <tr data-total>
          <td colSpan={2}>Total</td>
          <td>{dollarsText(total)}</td>
        </tr>
        {payments.map(({ date, method, amount }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: payments have no ids here, and keep their order.
          <tr key={`payment-${index}`}>
            <td>{monthDay(date)}</td>
            <td>{paymentWords(method, amount)}</td>
            <td>{dollarsText(-amount)}</td>
          </tr>
        ))}
        <tr data-balance>
          <td colSpan={2}>Balance</td>
          <td>{dollarsText(balance)}</td>
        </tr>
      </tbody>
    </table>
    {note && <p className={classes.note}>{note}</p>}
  </>
);

/** Money that went off an invoice again is below zero. */
function paymentWords(method: string | null, amount: number): string {
  if (amount < 0) return method ? `${method}, taken back` : "Taken back";
  return method ? `Payment by ${method}. Thank you!` : "Payment. Thank you!";
}
