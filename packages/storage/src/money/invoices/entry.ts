import type { AccountSums, Cents, EntryType, LocalDate, StoredEntryType } from "@petcare/domain";
import type { Author } from "../../history/author.ts";
import { requestKey } from "../../table/account-keys.ts";
import type { Db } from "../../table/client.ts";
import { entryKey } from "../../table/keys.ts";

/** One thing that happened to a client's money. Entries are never changed: only `reversed_by` is added to a payment. */
export interface Entry {
  /** '<its local date>.<the id of the request>' */
  id: string;
  client_id: string;
  /** 'merged': the sums of two clients' accounts became one account's. */
  type: StoredEntryType;
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

/** Who made an entry, when and how. */
export const madeBy = ({ at, id, way }: Author) => ({ at, by: id, way });

/** An entry that somebody's act made. */
export type ActEntry = Entry & { type: EntryType };

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
