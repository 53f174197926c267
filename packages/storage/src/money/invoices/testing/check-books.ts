import { auditClient, chargeOf, type Fault, wholeOf } from "@petcare/domain";
import { expect } from "vitest";
import { rowFrom } from "../../../history/history-row.ts";
import { replay } from "../../../history/testing/recorded.ts";
import { type Visit, visitFrom } from "../../../schedules/visit.ts";
import type { Db } from "../../../table/client.ts";
import type { Item } from "../../../table/query.ts";
import { visitId } from "../../../table/visit-id.ts";
import { dump } from "../../../testing/test-table.ts";
import { TableBooks } from "../../audit/table-books.ts";
import { type ClientLedger, clientLedgerFrom } from "../client-ledger.ts";
import type { Entry } from "../entry.ts";
import { type Invoice, invoiceFrom } from "../invoice.ts";
import { recordedInvoice } from "../invoice-writes.ts";

/** All that the books are made of, as it stands in the table. */
export interface Books {
  visits: Visit[];
  invoices: Invoice[];
  accounts: ClientLedger[];
  entries: Entry[];
  /** The amount still to bill, in cents. */
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

/** Asserts what must hold after every transaction. See docs/product/invoices.md#what-always-holds. */
export async function checkBooks(db: Db): Promise<Books> {
  const items = await dump(db);
  const books = booksOf(items);
  const history = items.filter(({ sk }) => String(sk).startsWith("HISTORY#")).map(rowFrom);
  expect(faultsInBooks(items)).toEqual([]);
  expect(linesApart(books)).toEqual([]);
  for (const invoice of books.invoices) {
    expect(replay(history.filter(({ entity_id }) => entity_id === invoice.id))).toEqual(recordedInvoice(invoice));
  }
  return books;
}

/** Finds lines with parts of living invoices that are not what their visits cost with these parts. */
function linesApart({ visits, invoices }: Books): unknown[] {
  const lines = invoices.filter(({ status }) => status !== "void").flatMap((invoice) => invoice.lines);
  return lines.filter((line) => {
    const visit = line.parts && visits.find((one) => visitId(one) === line.visit_id);
    return visit && (line.cents !== wholeOf(visit) || line.cents !== chargeOf(visit));
  });
}

/** Audits the books of all clients in a whole table. */
export function faultsInBooks(items: Item[]): Fault[] {
  const books = new TableBooks(items);
  return [...books.recordFaults(), ...books.clients().flatMap(auditClient)];
}
