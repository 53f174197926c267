import { type BookFault, chargeOf } from "@petcare/domain";
import { expect } from "vitest";
import { type HistoryRow, rowFrom } from "../../../history/history-row.ts";
import { replay } from "../../../history/testing/recorded.ts";
import type { Visit } from "../../../schedules/visit.ts";
import { visitFrom } from "../../../schedules/visit-item.ts";
import type { Db } from "../../../table/client.ts";
import type { Item } from "../../../table/query.ts";
import { dump } from "../../../testing/test-table.ts";
import { type ClientBooks, clientFaults } from "../../books/client-faults.ts";
import { type ClientLedger, clientLedgerFrom, emptyClientLedger } from "../client-ledger.ts";
import type { Entry } from "../entry.ts";
import { type Invoice, invoiceFrom } from "../invoice.ts";
import { recordedInvoice } from "../invoice-writes.ts";

/** All that the books are made of, as it stands in the table. */
export interface Books {
  visits: Visit[];
  invoices: Invoice[];
  accounts: ClientLedger[];
  entries: Entry[];
  /** What is still to bill, in cents. */
  toBill: number;
}

function booksOf(items: Item[]): Books {
  const of = (sort: string) => items.filter(({ sk }) => String(sk).startsWith(sort));
  const toBill = items.filter(({ money_sk }) => String(money_sk).startsWith("BILL#"));
  return {
    visits: of("VISIT#").map((item) => visitFrom(item)),
    invoices: of("INVOICE").map(invoiceFrom),
    accounts: of("ACCOUNT").map(clientLedgerFrom),
    entries: of("ENTRY#") as unknown as Entry[],
    toBill: toBill.reduce((sum, item) => sum + chargeOf(visitFrom(item)), 0),
  };
}

/** What must hold after every transaction. See docs/product/invoices.md#what-always-holds. */
export async function checkBooks(db: Db): Promise<Books> {
  const items = await dump(db);
  const books = booksOf(items);
  const history = historyIn(items);
  expect(faultsInBooks(items)).toEqual([]);
  for (const invoice of books.invoices) {
    expect(replay(history.filter(({ entity_id }) => entity_id === invoice.id))).toEqual(recordedInvoice(invoice));
  }
  return books;
}

/** Audits the books of all clients in a whole table. */
export const faultsInBooks = (items: Item[]): BookFault[] =>
  clientsIn(items).flatMap((id) => clientFaults(clientBooks(items, id, historyIn(items))));

const historyIn = (items: Item[]) => items.filter(({ sk }) => String(sk).startsWith("HISTORY#")).map(rowFrom);

const clientsIn = (items: Item[]): string[] => [
  ...new Set(items.filter(({ sk }) => /^(VISIT#|INVOICE|ACCOUNT|ENTRY#)/.test(String(sk))).map(clientOf)),
];

const clientOf = ({ client_id }: Item) => String(client_id);

/** What of a whole table is one client's. */
function clientBooks(items: Item[], id: string, history: HistoryRow[]): ClientBooks {
  const of = (sort: string) => items.filter((item) => item.client_id === id && String(item.sk).startsWith(sort));
  const account = of("ACCOUNT").map(clientLedgerFrom)[0] ?? emptyClientLedger(id);
  const accounts = new Set([id, ...(account.from ?? [])]);
  const entries = items.filter((item) => String(item.sk).startsWith("ENTRY#") && accounts.has(clientOf(item)));
  return { account, entries: entries as unknown as Entry[], invoices: of("INVOICE"), visits: of("VISIT#"), history };
}
