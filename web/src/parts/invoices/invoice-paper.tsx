import { business } from "@petcare/business";
import type { ReactNode } from "react";
import { dollarsText } from "../../lib/format/dollars-text.ts";
import { knownStatus, stateNames } from "../../lib/format/invoice-words.ts";
import { fullDay, shortDay } from "../../lib/format/time.ts";
import { Letterhead } from "./letterhead.tsx";
import classes from "./paper.module.css";
import type { PaperInvoice } from "./paper-invoice.ts";
import { Lines, Payments, Totals } from "./paper-parts.tsx";

/** The sheet of an invoice, on the screen and on paper. `lastLine` stands below the lines, and is not printed. */
export function InvoicePaper({ invoice, lastLine }: { invoice: PaperInvoice; lastLine?: ReactNode }) {
  const { number, bill_to, period, made, due, balance, status } = invoice;
  const isVoid = status === "void";
  return (
    <article className={classes.paper} aria-label={`Invoice ${number}`} data-sheet>
      <Letterhead title={isVoid ? "Void invoice" : "Invoice"} sub={number} />
      <div className={classes.facts}>
        <div className={classes.to}>
          <small>Bill to</small>
          <b>{bill_to.name}</b>
          {bill_to.address && <p>{bill_to.address}</p>}
        </div>
        <dl className={classes.dates}>
          <dt>Period</dt>
          <dd>
            {shortDay(period.start)} – {fullDay(period.end)}
          </dd>
          <dt>Made</dt>
          <dd>{fullDay(made)}</dd>
          <dt>Due</dt>
          <dd>
            <b>{fullDay(due)}</b>
          </dd>
        </dl>
        <div className={classes.box}>
          <small>Balance due</small>
          <strong>{dollarsText(isVoid ? 0 : balance)}</strong>
          <small>{stateNames[knownStatus(status)]}</small>
        </div>
      </div>
      <Lines invoice={invoice} />
      {lastLine && <div className={classes.lastLine}>{lastLine}</div>}
      <div className={classes.foot}>
        <Payments invoice={invoice} />
        <Totals invoice={invoice} />
      </div>
      {invoice.note && <p className={classes.note}>{invoice.note}</p>}
      {balance > 0 && !isVoid && (
        <section className={classes.how}>
          <h3>How to pay</h3>
          <p>
            {business.howToPay} Please write the invoice number {number} on it.
          </p>
        </section>
      )}
    </article>
  );
}
