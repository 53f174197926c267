import { business } from "@petcare/business";
import type { LocalDate } from "@petcare/domain";
import type { ReactNode } from "react";
import { formatDollars } from "../../lib/format/dollars.ts";
import { knownStatus, stateNames } from "../../lib/format/invoice-words.ts";
import { taxText } from "../../lib/format/tax-text.ts";
import { daySpan, fullDay, shortDay } from "../../lib/format/time.ts";
import { count, petsText } from "../../lib/format/words.ts";
import { type Adjustment, type InvoiceLine, InvoiceLines, LineTable } from "./line-table.tsx";
import classes from "./paper.module.css";
import { Sheet } from "./sheet.tsx";

/** An invoice as its client gets it. Amounts in dollars. */
export interface PaperInvoice {
  number: string;
  status: string;
  bill_to: { name: string; address: string | null };
  period: { start: LocalDate; end: LocalDate };
  made: LocalDate;
  due: LocalDate;
  lines: readonly (InvoiceLine & { pet_names: readonly string[] })[];
  adjustments: readonly Adjustment[];
  payments: readonly { key: string; date: LocalDate; words: string; tip?: string; amount: number }[];
  /** The sales tax by rate, in thousandths of a percent. */
  taxes?: readonly { rate: number; base: number; amount: number }[] | undefined;
  /** The reason for having no sales tax. */
  exempt?: string | undefined;
  visits_total: number;
  adjustments_total: number;
  total: number;
  paid: number;
  balance: number;
  note: string | null;
}

/** The sheet of an invoice, on the screen and on paper. `lastLine` is below the lines, and not printed. */
export function InvoicePaper({ invoice, lastLine }: { invoice: PaperInvoice; lastLine?: ReactNode }) {
  const { number, bill_to, period, made, due, status, lines, adjustments, payments, paid } = invoice;
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
          <dt className="muted">Period</dt>
          <dd>
            {shortDay(period.start)} – {fullDay(period.end)}
          </dd>
          <dt className="muted">Made</dt>
          <dd>{fullDay(made)}</dd>
          <dt className="muted">Due</dt>
          <dd>
            <b>{fullDay(due)}</b>
          </dd>
        </dl>
      }
      box={{ above: "Balance due", dollars: balance, below: stateNames[knownStatus(status)] }}
      beside={
        payments.length > 0 && (
          <section>
            <h3>Payments received</h3>
            <LineTable
              caption="Payments received"
              rows={payments.map(({ key, date, words, tip, amount }) => ({
                key,
                cells: [daySpan(date, date), { title: words, detail: tip }, formatDollars(amount)],
              }))}
            />
          </section>
        )
      }
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
            <section className={classes.note}>
              <h3>How to pay</h3>
              <p>
                {business.howToPay} Please write the invoice number {number} on it.
              </p>
            </section>
          )}
        </>
      }
    >
      <InvoiceLines
        className={classes.lines}
        caption="What is billed"
        columns={["Date", "Service", "Pets", "Price"]}
        lines={lines}
        between={({ pet_names }) => [pet_names.length > 0 && petsText(pet_names, 50)]}
        adjustments={adjustments}
      />
      {lastLine && <div className="no-print">{lastLine}</div>}
    </Sheet>
  );
}
