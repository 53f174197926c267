import { billingOf, chargeOf, isBillable } from "../money/billing.ts";
import { type Cents, totalOf } from "../money.ts";
import { type BookedInvoice, type BookedWork, type Books, sumOfDays } from "./books.ts";

/** Lists the kinds of differences between two stored places. */
export const differenceKinds = ["not-billable", "unknown-invoice", "not-in-list", "only-in-list", "invoice"] as const;

/** Two separately stored amounts that differ. `is` is the first side's, `should` the other's. */
export interface Difference {
  kind: (typeof differenceKinds)[number];
  /** The invoice's id, or the visit's for all other kinds. */
  id: string;
  is: Cents;
  should: Cents;
}

/** Finds the differences in the books. */
export function differencesIn({ period, visits, toBill, invoices }: Books): Difference[] {
  const invoiceOf = new Map(invoices.map((invoice) => [invoice.id, invoice]));
  const work = visits.filter(isBillable);
  const open = work.filter((visit) => billingOf(visit) === "to-bill");
  const invoiced = work.filter((visit) => billingOf(visit) === "invoiced");
  return [
    ...visits.flatMap((visit) => misplaced(visit, invoiceOf)),
    ...unlike(open, toBill),
    ...invoices.flatMap((invoice) => wrongLines(invoice, invoiced, period)),
  ];
}

/** Finds a visit that is not billable but has a place of billing, or is on an invoice that does not count. */
function misplaced(visit: BookedWork, invoiceOf: ReadonlyMap<string, BookedInvoice>): Difference[] {
  const { id, invoice_id, written_off_at } = visit;
  const amounts = { id, is: chargeOf(visit), should: 0 };
  if (invoice_id === undefined && written_off_at === undefined) return [];
  if (!isBillable(visit)) return [{ kind: "not-billable", ...amounts }];
  if (invoice_id === undefined) return [];
  const isOnOne = invoiceOf.get(invoice_id)?.isVoid === false && written_off_at === undefined;
  return isOnOne ? [] : [{ kind: "unknown-invoice", ...amounts }];
}

/** Compares the unbilled visits with the list of unbilled work. */
function unlike(open: readonly BookedWork[], toBill: Books["toBill"]): Difference[] {
  const listed = new Map(toBill.map(({ id, cents }) => [id, cents]));
  const known = new Set(open.map(({ id }) => id));
  return [
    ...open.flatMap((visit): Difference[] => {
      const { id } = visit;
      const [is, should] = [chargeOf(visit), listed.get(id)];
      return should === is ? [] : [{ kind: "not-in-list", id, is, should: should ?? 0 }];
    }),
    ...toBill
      .filter(({ id }) => !known.has(id))
      .map(({ id, cents }): Difference => ({ kind: "only-in-list", id, is: 0, should: cents })),
  ];
}

/** Compares the visits on an invoice with its lines on the period's days. */
function wrongLines(invoice: BookedInvoice, invoiced: readonly BookedWork[], period: Books["period"]): Difference[] {
  if (invoice.isVoid) return [];
  const is = totalOf(invoiced.filter(({ invoice_id }) => invoice_id === invoice.id).map(chargeOf));
  const should = sumOfDays(invoice.days, period);
  return is === should ? [] : [{ kind: "invoice", id: invoice.id, is, should }];
}
