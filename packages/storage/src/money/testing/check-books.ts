import { chargeOf, invoiceStatusOf, invoiceSums, isBillable, noSums, sumsAfter } from "@petcare/domain";
import { expect } from "vitest";
import type { Visit } from "../../bookings/visit.ts";
import { visitFrom } from "../../bookings/visit-item.ts";
import { visitKeys } from "../../bookings/visit-keys.ts";
import type { Db } from "../../table/client.ts";
import type { Item } from "../../table/query.ts";
import { visitId } from "../../table/visit-id.ts";
import { dump } from "../../testing/test-table.ts";
import { type Account, accountFrom } from "../account.ts";
import type { Entry } from "../entry.ts";
import { type Invoice, invoiceFrom, isUnfinished } from "../invoice.ts";

/** All that the books are made of, as it stands in the table. */
export interface Books {
  visits: Visit[];
  invoices: Invoice[];
  accounts: Account[];
  entries: Entry[];
  /** What is still to bill, in cents: visits, and what an unfinished invoice holds of them. */
  toBill: number;
}

function booksOf(items: Item[]): Books {
  const of = (sort: string) => items.filter(({ sk }) => String(sk).startsWith(sort));
  const toBill = items.filter(({ money_sk }) => String(money_sk).startsWith("BILL#"));
  return {
    visits: of("VISIT#").map((item) => visitFrom(item)),
    invoices: of("INVOICE").map(invoiceFrom),
    accounts: of("ACCOUNT").map(accountFrom),
    entries: of("ENTRY#") as unknown as Entry[],
    toBill: toBill.reduce(
      (sum, item) => sum + (item.sk === "INVOICE" ? invoiceFrom(item).sums.visits : chargeOf(visitFrom(item))),
      0,
    ),
  };
}

/** What must hold after every transaction. See docs/product/invoices.md#what-always-holds. */
export async function checkBooks(db: Db): Promise<Books> {
  const items = await dump(db);
  const books = booksOf(items);
  items.filter(({ sk }) => String(sk).startsWith("VISIT#")).forEach(checkKeys);
  checkClaims(books);
  books.invoices.forEach(checkInvoice);
  for (const item of items.filter(({ sk }) => sk === "INVOICE")) {
    const { status, sums } = invoiceFrom(item);
    const isOpen = status !== "void" && sums.paid < sums.total;
    const list = isUnfinished(invoiceFrom(item)) ? "WORK" : isOpen ? "OPEN" : "SETTLED";
    expect(item.money_pk).toBe(list);
    expect(item.agenda_sk === undefined).toBe(list === "WORK");
  }
  for (const account of books.accounts) checkAccount(account, books);
  return books;
}

/** A visit stands in the indexes where its own attributes put it. */
function checkKeys(item: Item): void {
  const { calendar_pk, agenda_sk, money_pk, money_sk, pay_pk, pay_sk } = item;
  const stored = { calendar_pk, agenda_sk, money_pk, money_sk, pay_pk, pay_sk };
  expect(JSON.parse(JSON.stringify(stored))).toEqual({ ...visitKeys(visitFrom(item)) });
}

/** A visit is on an invoice where and only where that has one line for it, with its charge. */
function checkClaims({ visits, invoices }: Books): void {
  const lines = invoices.flatMap(({ id, status, lines, left }) =>
    (status === "void" ? lines.slice(lines.length - (left ?? 0)) : lines).map(
      ({ visit_id, cents }) => `${visit_id} ${id} ${cents}`,
    ),
  );
  const claims = visits.flatMap((visit) =>
    visit.invoice_id === undefined ? [] : [`${visitId(visit)} ${visit.invoice_id} ${chargeOf(visit)}`],
  );
  expect(lines.sort()).toEqual(claims.sort());
  for (const visit of visits) if (visit.invoice_id !== undefined) expect(isBillable(visit)).toBe(true);
}

function checkInvoice({ status, left, plan, done, ...invoice }: Invoice): void {
  const { sums } = invoice;
  expect({ ...sums, visits: 0 }).toEqual({ ...invoiceSums(invoice), visits: 0 });
  if (left === undefined) expect(sums.visits).toBe(invoiceSums(invoice).visits);
  expect(sums.total).toBeGreaterThanOrEqual(0);
  expect(sums.paid).toBeGreaterThanOrEqual(0);
  expect(sums.paid).toBeLessThanOrEqual(sums.total);
  if (status === "void") expect(sums.paid).toBe(0);
  else if (status !== "making") expect(status).toBe(invoiceStatusOf(sums));
  expect([plan === undefined, done === undefined]).toEqual([status !== "making", status !== "making"]);
}

function checkAccount(account: Account, { entries, invoices }: Books): void {
  const mine = entries.filter(({ client_id }) => client_id === account.client_id);
  expect(account.sums).toEqual(mine.map(({ effect }) => effect).reduce(sumsAfter, noSums));
  expect(account.entries).toBe(mine.length);
  const given = -mine.filter(({ type }) => type === "goodwill").reduce((sum, { effect }) => sum + effect.billed, 0);
  const theirs = invoices.filter(({ client_id, status }) => client_id === account.client_id && status !== "making");
  const live = theirs.filter(({ status }) => status !== "void");
  expect(account.sums.billed).toBe(live.reduce((sum, { sums }) => sum + sums.total, -given));
  expect(account.sums.settled).toBe(theirs.reduce((sum, { sums }) => sum + sums.paid, -given));
  expect(account.sums.received).toBeGreaterThanOrEqual(account.sums.settled);
  const unfinished = invoices.filter((one) => one.client_id === account.client_id && isUnfinished(one));
  expect(unfinished.map(({ id }) => id)).toEqual(account.pending === undefined ? [] : [account.pending]);
}
