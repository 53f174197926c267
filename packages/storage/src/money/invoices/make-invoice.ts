import { takenTooMuch } from "@petcare/domain";
import type { Db } from "../../table/client.ts";
import { hasFailed } from "../../table/transact.ts";
import { readAsSeen } from "./billed-visits.ts";
import type { ClientLedger } from "./client-ledger.ts";
import { type Invoice, readInvoice } from "./invoice.ts";
import type { InvoiceRequest } from "./invoice-request.ts";
import { type MadeDocument, makeDocument } from "./make-document.ts";
import { readSettledLedger } from "./merge-accounts.ts";
import { makingWrites, nextInvoice, numberWrite } from "./next-invoice.ts";

export type MadeInvoice = MadeDocument<Invoice>;

/** The most taken invoice numbers in a row. A number has 32 random bits. */
const maxTaken = 20;

/** Makes a client's invoice, once for each `n`. See docs/product/invoices.md#making. */
export function makeInvoice(db: Db, request: InvoiceRequest): Promise<MadeInvoice> {
  let salt = 0;
  return makeDocument<ClientLedger, Invoice>(db, request, {
    what: `The account of ${request.client_id}`,
    readLedger: () => readSettledLedger(db, request.client_id),
    begun: ({ invoices }) => invoices,
    readNumbered: (number) => readNumbered(db, request, number),
    plan: async (account) => {
      const visits = await readAsSeen(db, request, request.visits);
      if (account.given || visits.length < request.visits.length) return { outcome: "changed" };
      const next = nextInvoice(request, visits, { account, salt });
      if (takenTooMuch(next.invoice.lines, request.adjustments)) return { outcome: "changed" };
      return { document: next.invoice, writes: makingWrites(db, next, account, request.by) };
    },
    onRefused: (reasons) => {
      if (hasFailed(reasons[numberWrite])) salt += 1;
    },
  });
}

async function readNumbered(db: Db, { client_id, idOf }: InvoiceRequest, number: number): Promise<Invoice> {
  for (let salt = 0; salt < maxTaken; salt++) {
    const invoice = await readInvoice(db, idOf(number, salt));
    if (invoice) return invoice;
  }
  throw new Error(`Invoice ${number} of ${client_id} is missing`);
}
