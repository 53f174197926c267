import type { LocalDate } from "@petcare/domain";
import { requestKey } from "../../table/account-keys.ts";
import type { Db } from "../../table/client.ts";
import { partOf } from "../../table/item-kind.ts";
import { clientLedgerKey, entryKey, numberKey } from "../../table/keys.ts";
import { type Item, queryList, queryPages, readItem } from "../../table/query.ts";
import { type ClientLedger, ledgerHeadFrom } from "./client-ledger.ts";
import { type ActEntry, type Entry, entryKind, requestKind } from "./entry.ts";
import { type Invoice, invoiceKind, numberKind, readInvoice } from "./invoice.ts";

const headOf = partOf(invoiceKind, ["id", "client_id", "period", "due", "created_at", "status", "sums"]);
const headFrom = (item: Item) => headOf({ ...item, id: String(item.pk).slice("INVOICE#".length) });
/** The fields of an invoice in lists. */
export type InvoiceHead = ReturnType<typeof headFrom>;

/** Reads all invoices with a balance, by due date. */
export const readOpenInvoices = async (db: Db): Promise<InvoiceHead[]> =>
  (await queryList(db, { IndexName: "money" }, "OPEN")).map(headFrom);

/** Reads the paid and void invoices whose period ends from `from` to `to` (inclusive), the latest first. */
export async function readSettledInvoices(db: Db, from: LocalDate, to: LocalDate): Promise<InvoiceHead[]> {
  const items = await queryList(db, { IndexName: "money" }, "SETTLED", { first: from, last: `${to}$` });
  return items.map(headFrom).reverse();
}

/** Reads all clients' ledgers. */
export const readClientLedgers = async (db: Db) =>
  (await queryList(db, { IndexName: "money" }, "ACCOUNTS")).map(ledgerHeadFrom);

/** Reads invoices by id, in the order of the ids. Skips missing ones. */
export async function readInvoices(db: Db, ids: readonly string[]): Promise<Invoice[]> {
  const invoices = await Promise.all(ids.map((id) => readInvoice(db, id)));
  return invoices.filter((invoice) => invoice !== undefined);
}

/** Finds an invoice by its id, or by its number in any case. */
export async function findInvoice(db: Db, idOrNumber: string): Promise<Invoice | undefined> {
  return (await readInvoice(db, idOrNumber)) ?? readByNumber(db, idOrNumber.toUpperCase());
}

async function readByNumber(db: Db, number: string): Promise<Invoice | undefined> {
  const taken = await readItem(db, numberKey(number), numberKind.read);
  return taken && readInvoice(db, taken.invoice_id);
}

/** Reads an entry of a ledger, or of one that it took over; undefined if there is none. */
export async function readEntry(db: Db, account: ClientLedger, id: string): Promise<Entry | undefined> {
  for (const clientId of clientsOf(account)) {
    const entry = await readItem(db, entryKey(clientId, id), entryKind.read);
    if (entry) return entry;
  }
  return undefined;
}

/** Reads the entry that a request made, in any ledger; undefined if it made none. */
export async function readEntryOf(db: Db, requestId: string): Promise<Entry | undefined> {
  const request = await readItem(db, requestKey(requestId), requestKind.read);
  return request && readItem(db, entryKey(request.client_id, request.entry_id), entryKind.read);
}

/**
 * Reads the entries of a ledger in a range of local days (inclusive), by day, then by time. Includes the entries of ledgers that
 * it took over, but not the merge itself.
 */
export async function readEntries(
  db: Db,
  account: ClientLedger,
  { from, to }: { from: LocalDate; to: LocalDate },
): Promise<ActEntry[]> {
  const entries: Entry[] = [];
  for (const clientId of clientsOf(account)) {
    const range = { from: entryKey(clientId, from).sk, to: entryKey(clientId, `${to}.~`).sk };
    for await (const page of entryPages(db, clientId, range)) entries.push(...page);
  }
  return entries.filter(isOfAct).sort(inTime);
}

/** Reads a ledger's entries in pages, the latest first, its own and those of each ledger that it took over. */
export async function* latestEntries(db: Db, account: ClientLedger): AsyncGenerator<Entry[]> {
  for (const clientId of clientsOf(account)) {
    yield* entryPages(db, clientId, { from: "ENTRY#", to: "ENTRY#~", latestFirst: true });
  }
}

/** Lists the clients whose entries a ledger's sums include. */
const clientsOf = ({ client_id, from = [] }: ClientLedger): string[] => [client_id, ...from];

async function* entryPages(
  db: Db,
  clientId: string,
  { from, to, latestFirst = false }: { from: string; to: string; latestFirst?: boolean },
): AsyncGenerator<Entry[]> {
  const pages = queryPages(db, {
    KeyConditionExpression: "pk = :pk AND sk BETWEEN :from AND :to",
    ExpressionAttributeValues: { ":pk": clientLedgerKey(clientId).pk, ":from": from, ":to": to },
    ConsistentRead: true,
    ScanIndexForward: !latestFirst,
  });
  for await (const page of pages) {
    const entries = page.map(entryKind.read).sort(inTime);
    yield latestFirst ? entries.reverse() : entries;
  }
}

/** Compares entries by day, then by time. */
const inTime = (a: Entry, b: Entry) => (a.date === b.date ? a.at - b.at : a.date < b.date ? -1 : 1);

const isOfAct = (entry: Entry): entry is ActEntry => entry.type !== "merged";
