import { formatDollars } from "../../lib/format/dollars.ts";
import { tipWords } from "../../lib/format/invoice-words.ts";
import { serviceLine } from "../../lib/format/service-line.ts";
import { monthDay, shortDay } from "../../lib/format/time.ts";
import { type Line, LineTable } from "../../parts/invoices/line-table.tsx";
import { linesOfVisit } from "../../parts/invoices/lines-of-visit.ts";
import type { ClientInvoice } from "./client-invoice.ts";
import classes from "./invoice-card.module.css";

/** Shows what an invoice is made of: its visits and adjustments, what was paid, and what is left. */
export const InvoiceContent = ({
  invoice: { number, items, total, payments, balance, note },
}: {
  invoice: ClientInvoice;
}) => (
  <>
    <LineTable
      className={classes.lines}
      caption={`What is on invoice ${number}`}
      columns={["Date", "Service", "Price"]}
      hidesHead
      rows={[
        ...items.flatMap(itemLines),
        { key: "total", mark: "total", cells: ["Total", formatDollars(total)] },
        ...payments.map(paymentLine),
        { key: "balance", mark: "balance", cells: ["Balance", formatDollars(balance)] },
      ]}
    />
    {note && <p className={classes.note}>{note}</p>}
  </>
);

function itemLines(item: ClientInvoice["items"][number], index: number): Line[] {
  const key = `item ${index}`;
  if (item.type === "walk" && item.date) {
    return linesOfVisit({ key, cells: [shortDay(item.date), serviceLine(item)] }, item);
  }
  if (item.sales_tax) return [{ key, mark: "adjustment", cells: [item.description, formatDollars(item.price)] }];
  return [{ key, mark: "adjustment", cells: ["Adjustment", serviceLine(item), formatDollars(item.price)] }];
}

const paymentLine = ({ date, method, amount, tip }: ClientInvoice["payments"][number], index: number): Line => ({
  key: `payment ${index}`,
  cells: [
    monthDay(date),
    { title: paymentWords(method, amount), detail: tip && tipWords(tip) },
    formatDollars(-amount),
  ],
});

/** Money that went off an invoice again is below zero. */
function paymentWords(method: string | null, amount: number): string {
  if (amount < 0) return method ? `${method}, taken back` : "Taken back";
  return method ? `Payment by ${method}. Thank you!` : "Payment. Thank you!";
}
