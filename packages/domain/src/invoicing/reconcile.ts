import type { LocalDate } from "../local-date.ts";
import { type BilledVisit, type Billing, billingOf, chargeOf, isBillable } from "../money/billing.ts";
import { type Cents, totalOf } from "../money.ts";

/** A visit as the books see it. */
export interface BookedWork extends BilledVisit {
  id: string;
  client_id: string;
  date: LocalDate;
}

/** An invoice as the books see it. `days` is what its lines come to, by the day of their visits. */
export interface BookedInvoice {
  id: string;
  period: Period;
  isVoid: boolean;
  /** It is being made or voided, so it is a lump of what is still to be billed. */
  isUnfinished: boolean;
  adjustments: Cents;
  total: Cents;
  lines: number;
  days: Readonly<Record<LocalDate, Cents>>;
}

/** Both days included. */
export interface Period {
  start: LocalDate;
  end: LocalDate;
}

export interface Books {
  period: Period;
  /** All visits of the period. */
  visits: readonly BookedWork[];
  /** What the list of work to bill has of these days. */
  toBill: readonly { id: string; cents: Cents }[];
  /** The invoices that a visit names, and those whose period ends in the period. */
  invoices: readonly BookedInvoice[];
}

interface Share {
  cents: Cents;
  visits: number;
}

/** What was written apart and does not agree. `is` is what the first side has, `should` what the other has. */
export type Difference =
  | {
      kind: "not-billable" | "unknown-invoice" | "not-in-list" | "only-in-list";
      visit_id: string;
      is: Cents;
      should: Cents;
    }
  | { kind: "invoice"; invoice_id: string; is: Cents; should: Cents };

export interface Reconciliation {
  completed: Share & { cancellations: number };
  onInvoices: Share & { invoices: number };
  toBill: Share & { clients: number };
  writtenOff: Share;
  /** Of what is to bill: what is being put on an invoice, or taken off one, right now. */
  beingInvoiced: Share;
  /** From what is on invoices to what the list of the period's invoices comes to. */
  list: { otherDays: Cents; otherInvoices: Cents; adjustments: Cents; total: Cents; invoices: number };
  differences: Difference[];
}

/**
 * Completed work and charged cancellations = on invoices + to bill + written off. That sum always agrees with itself, so what
 * was written apart is compared too: the visits, the invoices' lines and the list of work to bill. See docs/product/books.md.
 */
export function reconcile({ period, visits, toBill, invoices }: Books): Reconciliation {
  const invoiceOf = new Map(invoices.map((invoice) => [invoice.id, invoice]));
  const isLump = ({ invoice_id }: BookedWork) => Boolean(invoice_id && invoiceOf.get(invoice_id)?.isUnfinished);
  const work = visits.filter(isBillable);
  const within = (billing: Billing) => work.filter((visit) => billingOf(visit) === billing);
  const [lumps, invoiced] = [within("invoiced").filter(isLump), within("invoiced").filter((visit) => !isLump(visit))];
  const open = within("to-bill");
  const listed = invoices.filter((invoice) => isListed(invoice, period));
  const others = invoices.filter((invoice) => isLive(invoice) && !isListed(invoice, period));
  return {
    completed: { ...share(work), cancellations: work.filter(({ status }) => status === "cancelled").length },
    onInvoices: { ...share(invoiced), invoices: new Set(invoiced.map(({ invoice_id }) => invoice_id)).size },
    toBill: { ...share([...open, ...lumps]), clients: new Set([...open, ...lumps].map((one) => one.client_id)).size },
    writtenOff: share(within("written-off")),
    beingInvoiced: share(lumps),
    list: {
      otherDays: totalOf(listed.map(({ days }) => sumOf(days) - sumOf(days, period))),
      otherInvoices: totalOf(others.map(({ days }) => sumOf(days, period))),
      adjustments: totalOf(listed.map(({ adjustments }) => adjustments)),
      total: totalOf(listed.map(({ total }) => total)),
      invoices: listed.length,
    },
    differences: [
      ...visits.flatMap((visit) => misplaced(visit, invoiceOf)),
      ...unlike(open, toBill),
      ...invoices.flatMap((invoice) => wrongLines(invoice, invoiced, period)),
    ],
  };
}

/** A visit that is not to be billed is nowhere, and one that is on an invoice is on one that counts. */
function misplaced(visit: BookedWork, invoiceOf: ReadonlyMap<string, BookedInvoice>): Difference[] {
  const { id: visit_id, invoice_id, written_off_at } = visit;
  const cents = chargeOf(visit);
  if (invoice_id === undefined && written_off_at === undefined) return [];
  if (!isBillable(visit)) return [{ kind: "not-billable", visit_id, is: cents, should: 0 }];
  if (invoice_id === undefined) return [];
  const invoice = invoiceOf.get(invoice_id);
  const counts = invoice !== undefined && (isLive(invoice) || invoice.isUnfinished);
  return counts && written_off_at === undefined ? [] : [{ kind: "unknown-invoice", visit_id, is: cents, should: 0 }];
}

/** The visits to bill, and the list of them. */
function unlike(open: readonly BookedWork[], toBill: Books["toBill"]): Difference[] {
  const listed = new Map(toBill.map(({ id, cents }) => [id, cents]));
  const known = new Set(open.map(({ id }) => id));
  return [
    ...open.flatMap((visit): Difference[] => {
      const { id: visit_id } = visit;
      const [is, should] = [chargeOf(visit), listed.get(visit_id)];
      return should === is ? [] : [{ kind: "not-in-list", visit_id, is, should: should ?? 0 }];
    }),
    ...toBill
      .filter(({ id }) => !known.has(id))
      .map(({ id: visit_id, cents }): Difference => ({ kind: "only-in-list", visit_id, is: 0, should: cents })),
  ];
}

/** The visits on an invoice, and its lines of the period's days. */
function wrongLines(invoice: BookedInvoice, invoiced: readonly BookedWork[], period: Period): Difference[] {
  if (!isLive(invoice)) return [];
  const is = share(invoiced.filter(({ invoice_id }) => invoice_id === invoice.id)).cents;
  const should = sumOf(invoice.days, period);
  return is === should ? [] : [{ kind: "invoice", invoice_id: invoice.id, is, should }];
}

const isLive = ({ isVoid, isUnfinished }: BookedInvoice): boolean => !isVoid && !isUnfinished;

const isListed = (invoice: BookedInvoice, { start, end }: Period): boolean =>
  isLive(invoice) && invoice.period.end >= start && invoice.period.end <= end;

const share = (visits: readonly BookedWork[]): Share => ({
  cents: totalOf(visits.map(chargeOf)),
  visits: visits.length,
});

/** What the days come to, or those of them that are in the period. */
function sumOf(days: BookedInvoice["days"], within?: Period): Cents {
  const some = Object.entries(days).filter(([date]) => !within || (date >= within.start && date <= within.end));
  return totalOf(some.map(([, cents]) => cents));
}
