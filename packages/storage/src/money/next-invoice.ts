import { invoiceNumber, invoiceParts, invoiceStatusOf, invoiceSums, made, sumsAfter } from "@petcare/domain";
import type { Visit } from "../bookings/visit.ts";
import type { Db } from "../table/client.ts";
import { numberKey } from "../table/keys.ts";
import type { Writes } from "../table/transact.ts";
import { visitId } from "../table/visit-id.ts";
import { type Account, accountWrite } from "./account.ts";
import { lineOf } from "./billed-visits.ts";
import { claim } from "./claims.ts";
import { type Entry, entryWrite } from "./entry.ts";
import { type Invoice, invoiceItem } from "./invoice.ts";
import { invoiceHistory } from "./invoice-history.ts";
import type { InvoiceRequest } from "./invoice-request.ts";
import { partHash } from "./make-documents.ts";

export interface NextInvoice {
  invoice: Invoice;
  entry: Entry;
  /** Those of its lines. */
  visits: Visit[];
}

/**
 * A request's next invoice, and the entry that says what it does to the account.
 *
 * @param visits all that the request's invoices before have left
 * @param salt counts how often the number that people read was taken
 */
export function nextInvoice(
  request: InvoiceRequest,
  before: readonly Invoice[],
  visits: readonly Visit[],
  { account, salt = 0 }: { account: Account; salt?: number },
): NextInvoice {
  const { client_id, bill_to, due, note, date, by } = request;
  const [part] = invoiceParts(visits.map(lineOf), request.period, before.at(-1)?.period.end);
  if (!part) throw new Error("There is always a part");
  const id = request.idOf(request.n + before.length, salt);
  const adjustments = before.length === 0 ? request.adjustments : [];
  const { total } = invoiceSums({ lines: part.lines, adjustments, settlements: [] });
  const money = made(account.sums, { id, total }, request.use_credit);
  const entry: Entry = {
    id: `${date}.${id}`,
    client_id,
    type: "invoice",
    date,
    at: by.at,
    by: by.id,
    way: by.way,
    ...money,
    invoice_id: id,
    request_hash: id,
  };
  const settlements = money.settled.map(({ cents }) => ({ entry_id: entry.id, kind: "credit" as const, date, cents }));
  const sums = invoiceSums({ lines: part.lines, adjustments, settlements });
  const byId = new Map(visits.map((visit) => [visitId(visit), visit]));
  return {
    invoice: {
      id,
      client_id,
      bill_to,
      status: invoiceStatusOf(sums),
      period: part.period,
      due,
      ...(note !== undefined && { note }),
      created_at: by.at,
      made_by: by.id,
      lines: part.lines,
      adjustments,
      settlements,
      sums,
      version: 1,
      request_hash: partHash(request, before.length),
    },
    entry,
    visits: part.lines.flatMap(({ visit_id }) => byId.get(visit_id) ?? []),
  };
}

/** The transaction that makes an invoice: five writes, and one for each of its visits. */
export const makingWrites = (
  db: Db,
  { invoice, entry, visits }: NextInvoice,
  account: Account,
  { by }: Pick<InvoiceRequest, "by">,
): Writes => [
  { Put: { TableName: db.table, Item: invoiceItem(invoice), ConditionExpression: "attribute_not_exists(pk)" } },
  {
    Put: {
      TableName: db.table,
      Item: { ...numberKey(invoiceNumber(invoice.id)), invoice_id: invoice.id },
      ConditionExpression: "attribute_not_exists(pk)",
    },
  },
  accountWrite(db, account, {
    ...account,
    invoices: account.invoices + 1,
    entries: account.entries + 1,
    sums: sumsAfter(account.sums, entry.effect),
  }),
  entryWrite(db, entry),
  invoiceHistory(db, undefined, invoice, by),
  ...visits.map((visit) => claim(db, visit, "invoice_id", invoice.id)),
];

/** Where the number of an invoice stands among the writes that make it. */
export const numberWrite = 1;
