import {
  byDate,
  exemptionOf,
  firstAdjustments,
  invoiceNumber,
  invoiceStatusOf,
  invoiceSums,
  made,
  sumsAfter,
} from "@petcare/domain";
import type { Author } from "../../history/history-row.ts";
import type { Visit } from "../../schedules/visit.ts";
import type { Db } from "../../table/client.ts";
import { putNew, type Writes } from "../../table/transact.ts";
import { lineOf, rateOf } from "./billed-visits.ts";
import { claim } from "./claims.ts";
import { type ClientLedger, countedAfter, ledgerWrite } from "./client-ledger.ts";
import { type Entry, entryWrite, madeBy, taxEffect } from "./entry.ts";
import { type Invoice, invoiceItem, numberKind } from "./invoice.ts";
import { taxesOf } from "./invoice-acts.ts";
import type { InvoiceRequest, TaxTerms } from "./invoice-request.ts";
import { invoiceHistory } from "./invoice-writes.ts";

interface NextInvoice {
  invoice: Invoice;
  entry: Entry;
  visits: readonly Visit[];
}

/**
 * Makes a request's invoice and its ledger entry.
 *
 * @param visits the request's visits, in their current state
 * @param salt the number of invoice numbers that were taken
 */
export function nextInvoice(
  request: InvoiceRequest,
  visits: readonly Visit[],
  { account, salt = 0 }: { account: ClientLedger; salt?: number },
): NextInvoice {
  const { client_id, bill_to, period, due, note, date, by, terms, request_hash } = request;
  const lines = visits.map((visit) => lineOf(visit, terms)).sort(byDate);
  const id = request.idOf(request.n, salt);
  const adjustments = firstAdjustments(lines, request.adjustments);
  const requested = invoiceSums({ lines, adjustments, settlements: [] });
  const money = made(account.sums, { id, total: requested.total }, request.use_credit);
  const entry: Entry = {
    id: `${date}.${id}`,
    client_id,
    type: "invoice",
    date,
    ...madeBy(by),
    ...money,
    invoice_id: id,
    request_hash: id,
  };
  const settlements = money.settled.map(({ cents }) => ({ entry_id: entry.id, kind: "credit" as const, date, cents }));
  const sums = { ...requested, paid: money.effect.settled };
  const invoice: Invoice = {
    id,
    client_id,
    bill_to,
    status: invoiceStatusOf(sums),
    period,
    due,
    ...(note !== undefined && { note }),
    created_at: by.at,
    made_by: by.id,
    lines,
    adjustments,
    settlements,
    ...taxesOf({ lines, adjustments, taxes: namedRates(visits, terms) }),
    ...exemption(visits, terms),
    sums,
    version: 1,
    request_hash,
  };
  return { invoice, entry: { ...entry, ...taxEffect([{ after: invoice }]) }, visits };
}

/** Lists the visits' tax rates with their names. */
const namedRates = (visits: readonly Visit[], terms: TaxTerms | undefined) =>
  visits.flatMap((visit) => {
    const row = rateOf(visit, terms);
    return row ? [{ name: row.name, rate: row.milli, base: 0, cents: 0 }] : [];
  });

function exemption(visits: readonly Visit[], terms: TaxTerms | undefined): Pick<Invoice, "exempt"> {
  const exempt = terms && exemptionOf(terms.tax, terms.client, visits);
  return exempt === undefined ? {} : { exempt };
}

/** Makes the transaction of a new invoice: five writes, and one for each visit. */
export const makingWrites = (
  db: Db,
  { invoice, entry, visits }: NextInvoice,
  account: ClientLedger,
  by: Author,
): Writes => [
  putNew(db, invoiceItem(invoice)),
  putNew(db, numberKind.itemOf({ number: invoiceNumber(invoice.id), invoice_id: invoice.id })),
  ledgerWrite(db, account, {
    ...countedAfter(account, undefined, invoice),
    invoices: account.invoices + 1,
    entries: account.entries + 1,
    sums: sumsAfter(account.sums, entry.effect),
  }),
  entryWrite(db, entry),
  invoiceHistory(db, undefined, invoice, by),
  ...visits.map((visit) => claim(db, visit, "invoice_id", invoice.id)),
];

/** The index of the invoice number's write. */
export const numberWrite = 1;
