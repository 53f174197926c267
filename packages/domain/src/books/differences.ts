import { billingOf, chargeOf, isBillable } from "../money/billing.ts";
import { type Cents, totalOf } from "../money.ts";
import { type BookedInvoice, type BookedWork, type Books, sumOfDays } from "./books.ts";

/** Lists what can be wrong with what was written in two places: with a visit, or with an invoice. */
export const differenceKinds = ["not-billable", "unknown-invoice", "not-in-list", "only-in-list", "invoice"] as const;

/** Two separately stored amounts that do not agree. `is` is what the first side has, `should` what the other has. */
export interface Difference {
  kind: (typeof differenceKinds)[number];
  /** Of the invoice, or for all other kinds of the visit. */
  id: string;
  is: Cents;
  should: Cents;
}

/** Finds the separately stored amounts of books that do not agree. */
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

/** A visit that is not to be billed is nowhere, and one that is on an invoice is on one that counts. */
function misplaced(visit: BookedWork, invoiceOf: ReadonlyMap<string, BookedInvoice>): Difference[] {
  const { id, invoice_id, written_off_at } = visit;
  const amounts = { id, is: chargeOf(visit), should: 0 };
  if (invoice_id === undefined && written_off_at === undefined) return [];
  if (!isBillable(visit)) return [{ kind: "not-billable", ...amounts }];
  if (invoice_id === undefined) return [];
  const isOnOne = invoiceOf.get(invoice_id)?.isVoid === false && written_off_at === undefined;
  return isOnOne ? [] : [{ kind: "unknown-invoice", ...amounts }];
}

/** The visits to bill, and the list of them. */
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

/** The visits on an invoice, and its lines of the period's days. */
function wrongLines(invoice: BookedInvoice, invoiced: readonly BookedWork[], period: Books["period"]): Difference[] {
  if (invoice.isVoid) return [];
  const is = totalOf(invoiced.filter(({ invoice_id }) => invoice_id === invoice.id).map(chargeOf));
  const should = sumOfDays(invoice.days, period);
  return is === should ? [] : [{ kind: "invoice", id: invoice.id, is, should }];
}
