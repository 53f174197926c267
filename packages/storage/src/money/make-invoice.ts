import { invoiceSums, type LocalDate } from "@petcare/domain";
import type { Visit } from "../bookings/visit.ts";
import type { Author } from "../history/author.ts";
import { changing, type Decision } from "../table/changing.ts";
import type { Db } from "../table/client.ts";
import { hasFailed, transact } from "../table/transact.ts";
import type { Account } from "./account.ts";
import { lineOf, readAsPlanned } from "./billed-visits.ts";
import { finishInvoice, readSettledAccount } from "./finish-invoice.ts";
import { type Adjustment, type Invoice, type PlannedLine, readInvoice } from "./invoice.ts";
import { type InMaking, makingWrites, nextPlanned, numberWrite } from "./making.ts";

/** An invoice that is asked for, of exactly what was seen. */
export interface InvoiceRequest extends Pick<Invoice, "client_id" | "bill_to" | "period" | "due" | "note"> {
  /** How many invoices of the client had been begun when the visits were seen. */
  n: number;
  visits: PlannedLine[];
  adjustments: Adjustment[];
  use_credit: boolean;
  /** A digest of the request, to tell its repetition from another one. */
  request_hash: string;
  /** The local date of the act. */
  date: LocalDate;
  by: Author;
  /** The same id for the same client and n; another one for each `salt`, which counts the numbers that were taken. */
  idOf(salt: number): string;
}

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
  if (JSON.stringify(visits.map(lineOf)).length > longestLines) return { result: { outcome: "too-long" } };
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

function begun(request: InvoiceRequest, id: string): InMaking {
  const { client_id, bill_to, period, due, note, visits, adjustments, use_credit, date, by } = request;
  return {
    id,
    client_id,
    bill_to,
    status: "making",
    period,
    due,
    note,
    created_at: by.at,
    made_by: by.id,
    lines: [],
    adjustments: [],
    settlements: [],
    sums: invoiceSums({ lines: [], adjustments: [], settlements: [] }),
    version: 1,
    plan: { visits, adjustments, use_credit, date, by },
    done: 0,
  };
}
