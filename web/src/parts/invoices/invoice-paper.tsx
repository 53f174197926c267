import { business } from "@petcare/business";
import type { LocalDate, ServiceType } from "@petcare/domain";
import type { ReactNode } from "react";
import { dollarsText } from "../../lib/format/dollars-text.ts";
import { knownStatus, stateNames } from "../../lib/format/invoice-words.ts";
import { serviceLine } from "../../lib/format/service-line.ts";
import { fullDay, shortDay } from "../../lib/format/time.ts";
import { count, petsText } from "../../lib/format/words.ts";
import { Letterhead } from "./letterhead.tsx";
import classes from "./paper.module.css";

/** An invoice as its client gets it, whoever looks at it. Amounts in dollars. */
export interface PaperInvoice {
  number: string;
  status: string;
  bill_to: { name: string; address: string | null };
  period: { start: LocalDate; end: LocalDate };
  made: LocalDate;
  due: LocalDate;
  lines: readonly {
    key: string;
    date: LocalDate;
    service_type: ServiceType;
    description: string;
    pet_names: readonly string[];
    price: number;
  }[];
  adjustments: readonly { key: string; text: string; amount: number }[];
  payments: readonly { key: string; date: LocalDate; words: string; amount: number }[];
  visits_total: number;
  adjustments_total: number;
  total: number;
  paid: number;
  balance: number;
  note: string | null;
}

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

const Lines = ({ invoice: { lines, adjustments } }: { invoice: PaperInvoice }) => (
  <table className={classes.lines}>
    <caption className="visually-hidden">What is billed</caption>
    <thead>
      <tr>
        <th scope="col">Date</th>
        <th scope="col">Service</th>
        <th scope="col">Pets</th>
        <th scope="col" data-align="end">
          Price
        </th>
      </tr>
    </thead>
    <tbody>
      {lines.map((line) => {
        const { title, detail } = serviceLine(line);
        return (
          <tr key={line.key}>
            <td>{shortDay(line.date)}</td>
            <td>
              {title}
              {detail && <small>{detail}</small>}
            </td>
            <td>{line.pet_names.length > 0 && petsText(line.pet_names, 50)}</td>
            <td data-align="end">{dollarsText(line.price)}</td>
          </tr>
        );
      })}
      {adjustments.map(({ key, text, amount }) => (
        <tr key={key} data-adjustment>
          <td>Adjustment</td>
          <td colSpan={2}>{text}</td>
          <td data-align="end">{dollarsText(amount)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

function Payments({ invoice: { payments } }: { invoice: PaperInvoice }) {
  if (payments.length === 0) return <div />;
  return (
    <section>
      <h3>Payments received</h3>
      <table className={classes.payments}>
        <caption className="visually-hidden">Payments received</caption>
        <tbody>
          {payments.map(({ key, date, words, amount }) => (
            <tr key={key}>
              <td>{fullDay(date)}</td>
              <td>{words}</td>
              <td data-align="end">{dollarsText(amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const Totals = ({ invoice }: { invoice: PaperInvoice }) => (
  <dl className={classes.totals}>
    <dt>{count(invoice.lines.length, "visit")}</dt>
    <dd>{dollarsText(invoice.visits_total)}</dd>
    {invoice.adjustments.length > 0 && (
      <>
        <dt>Adjustments</dt>
        <dd>{dollarsText(invoice.adjustments_total)}</dd>
      </>
    )}
    <dt data-total>Total</dt>
    <dd data-total>{dollarsText(invoice.total)}</dd>
    {invoice.paid > 0 && (
      <>
        <dt>Paid</dt>
        <dd>{dollarsText(-invoice.paid)}</dd>
      </>
    )}
    <dt data-balance>Balance due</dt>
    <dd data-balance>{dollarsText(invoice.status === "void" ? 0 : invoice.balance)}</dd>
  </dl>
);
