import { type Billing, billingOf, chargeOf, isBillable } from "../money/billing.ts";
import { type Cents, totalOf } from "../money.ts";
import { type BookedInvoice, type BookedWork, type Books, type Period, sumOfDays } from "./books.ts";
import { type Difference, differencesIn } from "./differences.ts";

interface Share {
  cents: Cents;
  visits: number;
}

export interface Reconciliation {
  completed: Share & { cancellations: number };
  onInvoices: Share & { invoices: number };
  toBill: Share & { clients: number };
  writtenOff: Share;
  /** Leads from the work on invoices to the total of the period's invoices. */
  list: { otherDays: Cents; otherInvoices: Cents; adjustments: Cents; tax: Cents; total: Cents; invoices: number };
  differences: Difference[];
}

/**
 * Computes the equation: completed work and charged cancellations = on invoices + unbilled + written off. Visits, invoice lines
 * and the list of unbilled work are stored separately, so they are compared too. See docs/product/books.md.
 */
export function reconcile(books: Books): Reconciliation {
  const { period, visits, invoices } = books;
  const work = visits.filter(isBillable);
  const within = (billing: Billing) => work.filter((visit) => billingOf(visit) === billing);
  const [invoiced, open] = [within("invoiced"), within("to-bill")];
  const listed = invoices.filter((invoice) => isListed(invoice, period));
  const others = invoices.filter((invoice) => !invoice.isVoid && !isListed(invoice, period));
  return {
    completed: { ...share(work), cancellations: work.filter(({ status }) => status === "cancelled").length },
    onInvoices: { ...share(invoiced), invoices: new Set(invoiced.map(({ invoice_id }) => invoice_id)).size },
    toBill: { ...share(open), clients: new Set(open.map((one) => one.client_id)).size },
    writtenOff: share(within("written-off")),
    list: {
      otherDays: totalOf(listed.map(({ days }) => sumOfDays(days) - sumOfDays(days, period))),
      otherInvoices: totalOf(others.map(({ days }) => sumOfDays(days, period))),
      adjustments: totalOf(listed.map(({ adjustments }) => adjustments)),
      tax: totalOf(listed.map(({ tax = 0 }) => tax)),
      total: totalOf(listed.map(({ total }) => total)),
      invoices: listed.length,
    },
    differences: differencesIn(books),
  };
}

const isListed = (invoice: BookedInvoice, { start, end }: Period): boolean =>
  !invoice.isVoid && invoice.period.end >= start && invoice.period.end <= end;

const share = (visits: readonly BookedWork[]): Share => ({
  cents: totalOf(visits.map(chargeOf)),
  visits: visits.length,
});
