import { type BrokenRule, brokenOf } from "../book-fault.ts";
import type { LocalDate } from "../local-date.ts";
import { type BilledVisit, chargeOf, isBillable } from "../money/billing.ts";
import type { Cents } from "../money.ts";
import { sortedJson } from "../sorted-json.ts";
import { type InvoiceStatus, invoiceStatusOf } from "./invoice-status.ts";
import { type InvoiceSums, invoiceSums } from "./invoice-sums.ts";

/** An invoice as it is stored, as far as its own equations are concerned. */
export interface InvoiceTotals {
  status: InvoiceStatus;
  sums: InvoiceSums;
  lines: readonly { visit_id: string; date: LocalDate; cents: Cents }[];
  adjustments: readonly { cents: Cents }[];
  settlements: readonly { cents: Cents }[];
}

/** What does not hold of an invoice by itself. See docs/product/invoices.md#what-always-holds. */
export function faultsOfInvoice(invoice: InvoiceTotals): BrokenRule[] {
  const { status, sums } = invoice;
  return [
    ...brokenOf("sums", [
      [
        sortedJson(sums) === sortedJson(invoiceSums(invoice)),
        "Its lines, adjustments and payments do not make its sums",
      ],
      [sums.total >= 0, "It comes to less than nothing"],
    ]),
    ...brokenOf("paid", [
      [sums.paid >= 0 && sums.paid <= sums.total, "More is paid than it comes to"],
      [status === "void" || status === invoiceStatusOf(sums), `It cannot be ${status}`],
      [status !== "void" || sums.paid === 0, "It is void and paid"],
    ]),
  ];
}

/** What does not hold of a visit's bill: it is in one place at most, and only where somebody is billed. */
export function faultsOfBill(visit: BilledVisit): BrokenRule[] {
  const places = Number(visit.invoice_id !== undefined) + Number(visit.written_off_at !== undefined);
  return brokenOf("bill", [
    [places === 0 || isBillable(visit), "It is on an invoice or written off, and nothing to bill"],
    [places < 2, "It is on an invoice, and written off"],
  ]);
}

/** The lines whose visits an invoice holds: none of a void one. */
export const heldLines = <Line>({ status, lines }: { status: string; lines: readonly Line[] }) =>
  status === "void" ? [] : lines;

/**
 * What an invoice's line and its visit both say. Where they do for each line and each visit, each period's work on invoices
 * is what the documents say of its days. See docs/product/books.md#the-equation.
 */
export const claimOfLine = ({ visit_id, date, cents }: InvoiceTotals["lines"][number]): string =>
  `${visit_id} ${date} ${cents}`;

/** The same of a visit that is on an invoice. */
export const claimOfVisit = (visit_id: string, visit: BilledVisit & { date: LocalDate }): string =>
  claimOfLine({ visit_id, date: visit.date, cents: chargeOf(visit) });
