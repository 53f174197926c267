import { GetCommand } from "@aws-sdk/lib-dynamodb";
import type { AccountSums, Cents, EntryType, LocalDate } from "@petcare/domain";
import type { Author } from "../history/author.ts";
import { requestKey } from "../table/account-keys.ts";
import type { Db } from "../table/client.ts";
import { accountKey, entryKey } from "../table/keys.ts";
import { type Item, queryPages } from "../table/query.ts";
import type { Account } from "./account.ts";

/** One thing that happened to a client's money. Entries are never changed: only `reversed_by` is added to a payment. */
export interface Entry {
  /** '<its local date>.<the id of the request>' */
  id: string;
  client_id: string;
  /** 'merged': the sums of two clients' accounts became one account's. */
  type: EntryType | "merged";
  /** The local date on which it counts. */
  date: LocalDate;
  /** Epoch milliseconds. */
  at: number;
  /** The user's id. */
  by: string;
  way: Author["way"];
  /** What it adds to the account's sums. */
  effect: AccountSums;
  /** How much of it went onto which invoice, or came off it. */
  settled: { invoice_id: string; cents: Cents }[];
  /** The invoice that it is of: made, adjusted or void. */
  invoice_id?: string | undefined;
  method?: string | undefined;
  note?: string | undefined;
  /** Apart from the sums, and the walker's: the extra pay that it became. */
  tip?: { cents: Cents; walker_id: string; extra_id: string } | undefined;
  /** The payment that it takes back. */
  reverses?: string | undefined;
  /** The entry that took this payment back. */
  reversed_by?: string | undefined;
  /** A digest of the request, to tell its retry from another one with the same id. */
  request_hash: string;
}

/** An entry that somebody's act made. */
export type ActEntry = Entry & { type: EntryType };

const isOfAct = (entry: Entry): entry is ActEntry => entry.type !== "merged";

/** The part of a transaction that writes an entry once. */
export const entryWrite = (db: Db, entry: Entry) => ({
  Put: {
    TableName: db.table,
    Item: { ...entryKey(entry.client_id, entry.id), ...entry },
    ConditionExpression: "attribute_not_exists(pk)",
  },
});

/** The part of a transaction that lets a request make one entry, whatever day it names when it is repeated. */
export const requestWrite = (db: Db, clientId: string, requestId: string, entry_id: string) => ({
  Put: {
    TableName: db.table,
    Item: { ...requestKey(clientId, requestId), entry_id },
    ConditionExpression: "attribute_not_exists(pk)",
  },
});

/** The part of a transaction that takes a payment back once. */
export const reversedWrite = (db: Db, payment: Entry, reversedBy: string) => ({
  Update: {
    TableName: db.table,
    Key: entryKey(payment.client_id, payment.id),
    ConditionExpression: "attribute_exists(pk) AND attribute_not_exists(reversed_by)",
    UpdateExpression: "SET reversed_by = :by",
    ExpressionAttributeValues: { ":by": reversedBy },
  },
});

/** An entry of an account as it is now, also one of an account that it took over; undefined if there is none. */
export async function readEntry(db: Db, account: Account, id: string): Promise<Entry | undefined> {
  for (const clientId of clientsOf(account)) {
    const item = await getConsistently(db, entryKey(clientId, id));
    if (item) return entryFrom(item);
  }
  return undefined;
}

/** The entry that a request made of an account; undefined if it made none. */
export async function readEntryOf(db: Db, account: Account, requestId: string): Promise<Entry | undefined> {
  for (const clientId of clientsOf(account)) {
    const request = await getConsistently(db, requestKey(clientId, requestId));
    if (request) return readEntry(db, account, String(request.entry_id));
  }
  return undefined;
}

/**
 * What made the sums of an account on some local days, both included, in the order of their days, then of their making. That
 * sums of another account came to it is not among them: what made those is.
 */
export async function readEntries(
  db: Db,
  account: Account,
  { from, to }: { from: LocalDate; to: LocalDate },
): Promise<ActEntry[]> {
  const entries: Entry[] = [];
  for (const clientId of clientsOf(account)) {
    const range = { from: entryKey(clientId, from).sk, to: entryKey(clientId, `${to}.~`).sk };
    for await (const page of entryPages(db, clientId, range)) entries.push(...page);
  }
  return entries.filter(isOfAct).sort(inTime);
}

/** An account's entries, page by page, the latest first of its own and of each account that it took over. */
export async function* latestEntries(db: Db, account: Account): AsyncGenerator<Entry[]> {
  for (const clientId of clientsOf(account)) {
    yield* entryPages(db, clientId, { from: "ENTRY#", to: "ENTRY#~", latestFirst: true });
  }
}

/** The clients whose entries make up an account's sums. */
const clientsOf = ({ client_id, from = [] }: Account): string[] => [client_id, ...from];

async function* entryPages(
  db: Db,
  clientId: string,
  { from, to, latestFirst = false }: { from: string; to: string; latestFirst?: boolean },
): AsyncGenerator<Entry[]> {
  const pages = queryPages(db, {
    KeyConditionExpression: "pk = :pk AND sk BETWEEN :from AND :to",
    ExpressionAttributeValues: { ":pk": accountKey(clientId).pk, ":from": from, ":to": to },
    ConsistentRead: true,
    ScanIndexForward: !latestFirst,
  });
  for await (const page of pages) {
    const entries = page.map(entryFrom).sort(inTime);
    yield latestFirst ? entries.reverse() : entries;
  }
}

/** By day, then by when they were made. */
const inTime = (a: Entry, b: Entry) => (a.date === b.date ? a.at - b.at : a.date < b.date ? -1 : 1);

async function getConsistently(db: Db, Key: Item): Promise<Item | undefined> {
  return (await db.client.send(new GetCommand({ TableName: db.table, Key, ConsistentRead: true }))).Item;
}

const entryFrom = ({ pk, sk, ...entry }: Item) => entry as unknown as Entry;
