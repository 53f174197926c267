import { dollarsText } from "../../lib/format/dollars-text.ts";
import { serviceLine } from "../../lib/format/service-line.ts";
import { daySpan, shortDay } from "../../lib/format/time.ts";
import { count, petsText } from "../../lib/format/words.ts";
import classes from "./paper.module.css";
import type { PaperInvoice } from "./paper-invoice.ts";

/** What is billed: the visits, then the adjustments. */
export const Lines = ({ invoice: { lines, adjustments } }: { invoice: PaperInvoice }) => (
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

/** What came for it. */
export function Payments({ invoice: { payments } }: { invoice: PaperInvoice }) {
  if (payments.length === 0) return <div />;
  return (
    <section>
      <h3>Payments received</h3>
      <table className={classes.payments}>
        <caption className="visually-hidden">Payments received</caption>
        <tbody>
          {payments.map(({ key, date, words, tip, amount }) => (
            <tr key={key}>
              <td>{daySpan(date, date)}</td>
              <td>
                {words}
                {tip && <small>{tip}</small>}
              </td>
              <td data-align="end">{dollarsText(amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** What it comes to, and what is left to pay. */
export const Totals = ({ invoice }: { invoice: PaperInvoice }) => (
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
