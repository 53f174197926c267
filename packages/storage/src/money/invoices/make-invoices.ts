import { invoiceParts, takenTooMuch } from "@petcare/domain";
import type { Db } from "../../table/client.ts";
import { hasFailed } from "../../table/transact.ts";
import { lineOf, readAsSeen } from "./billed-visits.ts";
import { type ClientLedger, readClientLedger } from "./client-ledger.ts";
import { type Invoice, type InvoiceLine, readInvoice } from "./invoice.ts";
import type { InvoiceRequest, SeenVisit } from "./invoice-request.ts";
import { type MadeDocuments, makeDocuments } from "./make-documents.ts";
import { readSettledLedger } from "./merge-accounts.ts";
import { makingWrites, nextInvoice, numberWrite } from "./next-invoice.ts";

export type MadeInvoices = MadeDocuments<Invoice>;

/** How many numbers in a row can be taken. A number has 32 random bits. */
const maxTaken = 20;

/** Makes a client's invoices, once for their `n`. See docs/product/invoices.md#making. */
export function makeInvoices(db: Db, request: InvoiceRequest): Promise<MadeInvoices> {
  let salt = 0;
  return makeDocuments<ClientLedger, Invoice, never>(db, request, {
    what: `The account of ${request.client_id}`,
    readLedger: () => readSettledLedger(db, request.client_id),
    begun: ({ invoices }) => invoices,
    readNumbered: (number) => readNumbered(db, request, number),
    isComplete: (made) => restOf(request, made).length === 0,
    plan: async (account, made) => {
      if (account.given) return "changed";
      const rest = restOf(request, made);
      const visits = await readAsSeen(db, request, rest);
      if (visits.length < rest.length) return "changed";
      const next = nextInvoice(request, made, visits, { account, salt });
      if (takenTooMuch(next.invoice.lines, request.adjustments) && made.length === 0) return "changed";
      return { document: next.invoice, writes: makingWrites(db, next, account, request.by) };
    },
    onRefused: (reasons) => {
      if (hasFailed(reasons[numberWrite])) salt += 1;
    },
  });
}

/**
 * Reads the lines of a request's first invoice, which takes its adjustments; undefined where that is made already,
 * or something is not as it was seen.
 */
export async function readFirstLines(db: Db, request: InvoiceRequest): Promise<readonly InvoiceLine[] | undefined> {
  const { invoices } = await readClientLedger(db, request.client_id);
  const visits = await readAsSeen(db, request, request.visits);
  if (invoices !== request.n || visits.length < request.visits.length) return undefined;
  const lines = visits.map((visit) => lineOf(visit, request.terms));
  return invoiceParts(lines, request.period)[0]?.lines;
}

/** The request's visits that are on none of its invoices. */
function restOf({ visits }: InvoiceRequest, made: readonly Invoice[]): SeenVisit[] {
  const billed = new Set(made.flatMap(({ lines }) => lines.map(({ visit_id }) => visit_id)));
  return visits.filter(({ visit_id }) => !billed.has(visit_id));
}

async function readNumbered(db: Db, { client_id, idOf }: InvoiceRequest, number: number): Promise<Invoice> {
  for (let salt = 0; salt < maxTaken; salt++) {
    const invoice = await readInvoice(db, idOf(number, salt));
    if (invoice) return invoice;
  }
  throw new Error(`Invoice ${number} of ${client_id} is missing`);
}
