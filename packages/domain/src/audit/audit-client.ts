import {
  type DocumentTax,
  documentTaxes,
  type InvoiceStatus,
  type InvoiceSums,
  invoiceStatusOf,
  invoiceSums,
  type TaxedAdjustment,
  type TaxedPart,
  taxReceived,
} from "../invoices/invoice-sums.ts";
import { type LedgerSums, noSums, type StoredEntryType, sumsAfter } from "../invoices/ledger-sums.ts";
import type { LocalDate } from "../local-date.ts";
import { type Billed, chargeOf, isBillable } from "../money/billing.ts";
import { type Cents, totalOf } from "../money.ts";
import { sortedJson } from "../sorted-json.ts";
import { type AuditedRecord, brokenOf, type Fault } from "./fault.ts";

type AuditedWork = Billed & { id: string; date: LocalDate };

export interface AuditedInvoice {
  id: string;
  status: InvoiceStatus;
  sums: InvoiceSums;
  lines: readonly ({ visit_id: string; date: LocalDate } & TaxedPart)[];
  adjustments: readonly TaxedAdjustment[];
  taxes?: readonly (DocumentTax & { name: string })[] | undefined;
  settlements: readonly { cents: Cents }[];
}

interface AuditedAccount {
  client_id: string;
  entries: number;
  unpaid: number;
  invoiced: Cents;
  sums: LedgerSums;
  merging?: unknown;
}

/** The records that a client's sums are made of. */
export interface AccountBooks {
  account: AuditedAccount;
  /** The account's, and those of the accounts that it took over. The `request_hash` of 'merged' is the client who left. */
  entries: readonly {
    client_id: string;
    type: StoredEntryType;
    effect: LedgerSums;
    tax?: Cents | undefined;
    tax_paid?: Cents | undefined;
    request_hash: string;
  }[];
  /** All invoices of the client. */
  invoices: readonly Pick<AuditedInvoice, "status" | "sums">[];
}

/** The records that a client's books consist of. */
export interface ClientBooks extends AccountBooks {
  invoices: readonly AuditedInvoice[];
  /** The client's stored visits, and those that name one of the invoices. */
  visits: readonly AuditedWork[];
}

/** Audits a client's books. What must hold after every write is in docs/product/invoices.md#what-always-holds. */
export const auditClient = (books: ClientBooks): Fault[] => [
  ...books.visits.flatMap(visitFaults),
  ...books.invoices.flatMap(invoiceFaults),
  ...claimFaults(books),
  ...auditAccount(books),
];

/**
 * Audits an account's sums. Skips the invoices while two accounts are merged, because they move one by one.
 * See docs/product/payments.md#the-ledger.
 */
export function auditAccount({ account, entries, invoices }: AccountBooks): Fault[] {
  const { client_id: id, unpaid, invoiced, sums, merging } = account;
  const own = entries.filter(({ client_id }) => client_id === id);
  const made = own.map(({ effect }) => effect).reduce(sumsAfter, noSums);
  const hasLeft = own.some(({ type, request_hash }) => type === "merged" && request_hash === id);
  // Credit is on no invoice. Entries stay with the merged client.
  const goodwill = entries.filter(({ type }) => type === "goodwill" && !hasLeft);
  const given = totalOf(goodwill.map(({ effect }) => effect.billed));
  const live = invoices.filter(({ status }) => status !== "void");
  const requested = totalOf(live.map(({ sums }) => sums.total));
  const paid = totalOf(invoices.map(({ sums }) => sums.paid));
  const open = invoices.filter(({ status }) => status === "unpaid" || status === "partial").length;
  // Beyond that of the invoices.
  const tax = totalOf(entries.map(({ tax = 0 }) => tax)) - totalOf(live.map(({ sums }) => sums.tax ?? 0));
  const taxPaid =
    totalOf(entries.map(({ tax_paid = 0 }) => tax_paid)) - totalOf(live.map(({ sums }) => taxReceived(sums)));
  const isMerging = Boolean(merging);
  const hasTaxOfItsOwn = !isMerging && !hasLeft;
  return brokenOf({ kind: "client", id }, "account", [
    [account.entries === own.length, `it counts ${account.entries} entries, and has ${own.length}`],
    [sortedJson(sums) === sortedJson(made), "its entries do not make its sums"],
    [sums.received >= sums.settled, "more of it is on invoices than came"],
    [isMerging || sums.billed === requested + given, "its invoices do not make what it was billed"],
    [isMerging || invoiced === requested, "its invoices do not come to what it says"],
    [isMerging || unpaid === open, `it counts ${unpaid} open invoices, and has ${open}`],
    [isMerging || sums.settled === paid + given, "its invoices do not make what is settled"],
    [!hasTaxOfItsOwn || tax === 0, "its entries do not make the tax of its invoices"],
    [!hasTaxOfItsOwn || taxPaid === 0, "its entries do not make the tax that its invoices received"],
  ]);
}

/** Finds visits in more than one place of billing, or in one without being billable. */
function visitFaults(visit: AuditedWork): Fault[] {
  const record = { kind: "visit", id: visit.id } as const;
  const isInvoiced = visit.invoice_id !== undefined;
  const isWrittenOff = visit.written_off_at !== undefined;
  return brokenOf(record, "bill", [
    [isBillable(visit) || !(isInvoiced || isWrittenOff), "it is on an invoice or written off, and nothing to bill"],
    [!(isInvoiced && isWrittenOff), "it is on an invoice, and written off"],
  ]);
}

/** Audits the taxes of an invoice against its lines and adjustments. */
const auditTaxes = (invoice: Pick<AuditedInvoice, "id" | "lines" | "adjustments" | "taxes" | "sums">) => {
  const taxes = (invoice.taxes ?? []).map(({ rate, base, cents }) => ({ rate, base, cents }));
  const made = documentTaxes([...invoice.lines, ...invoice.adjustments]);
  return brokenOf({ kind: "invoice", id: invoice.id }, "tax", [
    [sortedJson(taxes) === sortedJson(made), "its lines do not make its tax"],
    [invoice.sums.tax === invoiceSums({ ...invoice, settlements: [] }).tax, "its tax is not that of its lines"],
  ]);
};

function invoiceFaults(invoice: AuditedInvoice): Fault[] {
  const { id, status, sums } = invoice;
  const record = { kind: "invoice", id } as const;
  return [
    ...brokenOf(record, "sums", [
      [sortedJson(sums) === sortedJson(invoiceSums(invoice)), "its lines do not make its total"],
      [sums.total >= 0, "it comes to less than nothing"],
    ]),
    ...brokenOf(record, "paid", [
      [sums.paid >= 0 && sums.paid <= sums.total, "more is paid than it comes to"],
      [status === "void" || status === invoiceStatusOf(sums), `it cannot be ${status}`],
      [status !== "void" || sums.paid === 0, "it is void and paid"],
    ]),
    ...auditTaxes(invoice),
  ];
}

/**
 * Compares visits with invoice lines: a visit names an invoice if and only if that invoice has one line for it, with its day
 * and charge. A void invoice has no visits. See docs/product/books.md#the-equation.
 */
function claimFaults({ visits, invoices }: ClientBooks): Fault[] {
  const lines = invoices
    .filter(({ status }) => status !== "void")
    .flatMap(({ id, lines }) =>
      lines.map(({ visit_id, date, cents }) => ({
        text: `${id} ${visit_id} ${date} ${cents}`,
        record: { kind: "invoice", id } as const,
      })),
    );
  const claims = visits
    .filter(({ invoice_id }) => invoice_id !== undefined)
    .map((visit) => ({
      text: `${visit.invoice_id} ${visit.id} ${visit.date} ${chargeOf(visit)}`,
      record: { kind: "visit", id: visit.id } as const,
    }));
  return [
    ...unmatched(lines, claims, "its lines are not the visits that are on it"),
    ...unmatched(claims, lines, "it is on an invoice that has no such line"),
  ];
}

/** One side of something that is stored twice. */
interface Side {
  text: string;
  record: AuditedRecord;
}

/** Finds the items without a counterpart. */
function unmatched(side: readonly Side[], other: readonly Side[], reason: string): Fault[] {
  const left = Map.groupBy(other, ({ text }) => text);
  return side.flatMap(({ text, record }) => brokenOf(record, "claim", [[left.get(text)?.pop() !== undefined, reason]]));
}
