import { dollarsText } from "../../lib/format/dollars-text.ts";
import { tipWords } from "../../lib/format/invoice-words.ts";
import { serviceLine } from "../../lib/format/service-line.ts";
import { monthDay, shortDay } from "../../lib/format/time.ts";
import type { ClientInvoice } from "./client-invoice.ts";
import classes from "./invoice-card.module.css";

/** What an invoice is made of: its visits and adjustments, what was paid, and what is left. */
export const InvoiceContent = ({
  invoice: { number, items, total, payments, balance, note },
}: {
  invoice: ClientInvoice;
}) => (
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
        {payments.map(({ date, method, amount, tip }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: payments have no ids here, and keep their order.
          <tr key={`payment-${index}`}>
            <td>{monthDay(date)}</td>
            <td>
              {paymentWords(method, amount)}
              {tip && <small>{tipWords(tip)}</small>}
            </td>
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
