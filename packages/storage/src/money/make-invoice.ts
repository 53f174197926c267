import type { Visit } from "../bookings/visit.ts";
import { changing, type Decision } from "../table/changing.ts";
import type { Db } from "../table/client.ts";
import { hasFailed, transact } from "../table/transact.ts";
import type { Account } from "./account.ts";
import { finishInvoice, readSettledAccount } from "./finish-invoice.ts";
import { type Invoice, readInvoice } from "./invoice.ts";
import { lineOf, readAsPlanned } from "./steps/billed-visits.ts";
import { nextPlanned } from "./steps/in-making.ts";
import { begun, type InvoiceRequest } from "./steps/invoice-request.ts";
import { makingWrites, numberWrite } from "./steps/making.ts";

export type MadeInvoice =
  | { outcome: "made" | "existing"; invoice: Invoice }
  /** What was seen is not so any more. Nothing was written. */
  | { outcome: "changed" }
  /** Its lines do not fit into one item. Nothing was written. */
  | { outcome: "too-long" };

/** How many numbers in a row can be taken. A number has 32 random bits. */
const mostTaken = 20;

/** In bytes. An item of the table has at most 400 KB, of which the plan of 1,000 visits needs 90. */
const longestLines = 280_000;

/**
 * Makes an invoice, once for the client's `n`: the same request again answers the same invoice. One of more than 90 lines is
 * made in steps, and is in no list before the last one.
 */
export function makeInvoice(db: Db, request: InvoiceRequest): Promise<MadeInvoice> {
  let salt = 0;
  return changing<Account, Beginning, MadeInvoice>({
    what: `The account of ${request.client_id}`,
    read: () => readSettledAccount(db, request.client_id),
    decide: (account) => decide(db, request, account),
    write: async ({ account, visits }) => {
      const invoice = begun(request, request.idOf(salt));
      const claimed = visits.slice(0, nextPlanned(invoice).length);
      const written = await transact(db, makingWrites(db, invoice, claimed, account, request));
      if (written.outcome === "refused") {
        if (hasFailed(written.reasons[numberWrite])) salt += 1;
        return "refused";
      }
      return { outcome: "made", invoice: (await finishInvoice(db, invoice.id)) ?? invoice };
    },
  });
}

interface Beginning {
  account: Account;
  /** All of the request's. */
  visits: Visit[];
}

async function decide(
  db: Db,
  request: InvoiceRequest,
  account: Account | undefined,
): Promise<Decision<Beginning, MadeInvoice>> {
  if (!account) return { result: { outcome: "changed" } };
  if (account.invoices !== request.n) return { result: await earlier(db, request, account) };
  const visits = await readAsPlanned(db, request, request.visits);
  if (visits.length < request.visits.length) {
    // The same request may have made it since the account was read.
    return { result: await earlier(db, request, await readSettledAccount(db, request.client_id)) };
  }
  if (Buffer.byteLength(JSON.stringify(visits.map(lineOf))) > longestLines) return { result: { outcome: "too-long" } };
  return { change: { account, visits } };
}

/** What became of a request whose turn has passed. */
async function earlier(db: Db, request: InvoiceRequest, { invoices, last }: Account): Promise<MadeInvoice> {
  if (invoices !== request.n + 1 || last !== request.request_hash) return { outcome: "changed" };
  for (let salt = 0; salt < mostTaken; salt++) {
    const invoice = await readInvoice(db, request.idOf(salt));
    if (invoice) return { outcome: "existing", invoice };
  }
  throw new Error(`The last invoice of ${request.client_id} is missing`);
}
