import { type BookFault, type Difference, differencesIn, owedOf, type Period, totalOf } from "@petcare/domain";
import { readPeriodBooks } from "../money/period-books.ts";
import { readAccounts, readOpenInvoices } from "../money/read-invoices.ts";
import type { Db } from "../table/client.ts";
import { clientFaults } from "./client-faults.ts";
import { readClientBooks } from "./read-client-books.ts";
import { readWalkerBooks } from "./read-walker-books.ts";
import { walkerFaults } from "./walker-faults.ts";

/** What does not agree in a client's books. Two accounts that are becoming one are left to the next time. */
export async function auditClient(db: Db, clientId: string): Promise<BookFault[]> {
  const books = await readClientBooks(db, clientId);
  return books.account.merging ? [] : clientFaults(books);
}

/** What does not agree in a walker's pay. */
export const auditWalker = async (db: Db, walkerId: string): Promise<BookFault[]> =>
  walkerFaults(await readWalkerBooks(db, walkerId));

/** Whose account does not owe what the open invoices ask. */
export async function auditBalances(db: Db): Promise<BookFault[]> {
  const [accounts, open] = await Promise.all([readAccounts(db), readOpenInvoices(db)]);
  const owed = new Map(accounts.map(({ client_id, sums }) => [client_id, owedOf(sums)]));
  const asked = Map.groupBy(open, ({ client_id }) => client_id);
  return [...new Set([...owed.keys(), ...asked.keys()])].flatMap((id) => {
    const left = totalOf((asked.get(id) ?? []).map(({ sums }) => sums.total - sums.paid));
    return left === (owed.get(id) ?? 0) ? [] : { kind: "client" as const, id, rule: "account" as const };
  });
}

/** What the reconciliation of some days, both included, finds. */
export async function auditPeriod(db: Db, period: Period): Promise<BookFault[]> {
  const { stored, ...books } = await readPeriodBooks(db, period);
  return differencesIn(books).map(faultOf);
}

const faultOf = (difference: Difference): BookFault =>
  "visit_id" in difference
    ? { kind: "visit", id: difference.visit_id, rule: "difference" }
    : { kind: "invoice", id: difference.invoice_id, rule: "difference" };
