import { business } from "@petcare/business";
import type { ReactNode } from "react";
import { formatDollars } from "../../lib/format/dollars.ts";
import { knownStatus, stateNames } from "../../lib/format/invoice-words.ts";
import { serviceLine } from "../../lib/format/service-line.ts";
import { taxText } from "../../lib/format/tax-text.ts";
import { daySpan, fullDay, shortDay } from "../../lib/format/time.ts";
import { count, petsText } from "../../lib/format/words.ts";
import { type Line, LineTable } from "./line-table.tsx";
import { linesOfVisit } from "./lines-of-visit.ts";
import classes from "./paper.module.css";
import type { PaperInvoice } from "./paper-invoice.ts";
import { Sheet } from "./sheet.tsx";

/** The sheet of an invoice, on the screen and on paper. `lastLine` stands below the lines, and is not printed. */
export function InvoicePaper({ invoice, lastLine }: { invoice: PaperInvoice; lastLine?: ReactNode }) {
  const { number, bill_to, period, made, due, status, lines, adjustments, paid } = invoice;
  const isVoid = status === "void";
  const balance = isVoid ? 0 : invoice.balance;
  return (
    <Sheet
      label={`Invoice ${number}`}
      title={isVoid ? "Void invoice" : "Invoice"}
      sub={number}
      to={{ word: "Bill to", ...bill_to }}
      dates={
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
      }
      box={{ above: "Balance due", dollars: balance, below: stateNames[knownStatus(status)] }}
      beside={<Payments payments={invoice.payments} />}
      sums={[
        { term: count(lines.length, "visit"), dollars: invoice.visits_total },
        adjustments.length > 0 && { term: "Adjustments", dollars: invoice.adjustments_total },
        ...(invoice.taxes ?? []).map((tax) => ({ term: taxText(tax), dollars: tax.amount })),
        { term: "Total", dollars: invoice.total, mark: "total" },
        paid > 0 && { term: "Paid", dollars: -paid },
        { term: "Balance due", dollars: balance, mark: "balance" },
      ]}
      after={
        <>
          {invoice.exempt && <p className={classes.note}>Exempt from sales tax: {invoice.exempt}</p>}
          {invoice.note && <p className={classes.note}>{invoice.note}</p>}
          {balance > 0 && (
            <section className={classes.how}>
              <h3>How to pay</h3>
              <p>
                {business.howToPay} Please write the invoice number {number} on it.
              </p>
            </section>
          )}
        </>
      }
    >
      <LineTable
        className={classes.lines}
        caption="What is billed"
        columns={["Date", "Service", "Pets", "Price"]}
        rows={[...lines.flatMap(visitLines), ...adjustments.map(adjustmentLine)]}
      />
      {lastLine && <div className={classes.lastLine}>{lastLine}</div>}
    </Sheet>
  );
}

const visitLines = (line: PaperInvoice["lines"][number]): Line[] =>
  linesOfVisit(
    {
      key: line.key,
      cells: [shortDay(line.date), serviceLine(line), line.pet_names.length > 0 && petsText(line.pet_names, 50)],
    },
    line,
  );

const adjustmentLine = ({ key, text, amount }: PaperInvoice["adjustments"][number]): Line => ({
  key: `adjustment ${key}`,
  mark: "adjustment",
  cells: ["Adjustment", text, formatDollars(amount)],
});

/** Lists the payments of an invoice. */
const Payments = ({ payments }: Pick<PaperInvoice, "payments">) =>
  payments.length > 0 ? (
    <section>
      <h3>Payments received</h3>
      <LineTable
        className={classes.payments}
        caption="Payments received"
        rows={payments.map(({ key, date, words, tip, amount }) => ({
          key,
          cells: [daySpan(date, date), { title: words, detail: tip }, formatDollars(amount)],
        }))}
      />
    </section>
  ) : (
    <div />
  );
