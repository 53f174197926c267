import { type Cents, type InvoiceStatus, type LedgerSums, noSums } from "@petcare/domain";
import * as z from "zod/mini";
import { authorSchema } from "../../history/history-row.ts";
import type { Db } from "../../table/client.ts";
import { amount, cents, count, day, itemKind, objectOf, partOf, someYes, text, texts } from "../../table/item-kind.ts";
import { clientLedgerKey, ledgerListKey } from "../../table/keys.ts";
import { readItem } from "../../table/query.ts";
import { wholeWrite } from "../../table/transact.ts";

export const ledgerSums = objectOf<LedgerSums>({ billed: cents, received: cents, settled: cents });

/** That the money of one client becomes another's. Both accounts have it until it is done. */
const mergingSchema = z.strictObject({
  /** Clients' ids. */
  from: text,
  into: text,
  /** The local date on which the sums move. */
  date: day,
  by: authorSchema,
});
export type LedgerMerging = z.infer<typeof mergingSchema>;

/** Three running sums of a client's money. Each is proven by the account's entries. */
export const clientLedgerKind = itemKind({
  schema: z.strictObject({
    client_id: text,
    /** Counts its writes, from 1. 0: there is no item yet. */
    version: count,
    /** How many entries it has. */
    entries: count,
    /** How many invoices were ever made. */
    invoices: count,
    /** How many of those that are not void are unpaid or paid in part. */
    unpaid: count,
    /** The sum of those that are not void. */
    invoiced: amount,
    sums: ledgerSums,
    /** It is becoming another client's, or another client's is becoming it. Nobody else writes it until that is done. */
    merging: z.optional(mergingSchema),
    /** Another client's account has taken it over. Nothing is written to it any more. */
    given: someYes,
    /** The clients whose accounts it took over. What made their sums is still theirs. */
    from: z.optional(texts),
  }),
  keysOf: ({ client_id }) => ({ ...clientLedgerKey(client_id), ...ledgerListKey(client_id) }),
});
export type ClientLedger = z.infer<typeof clientLedgerKind.schema>;
export const clientLedgerFrom = clientLedgerKind.read;

/** Reads the part of a ledger that lists have. */
export const ledgerHeadFrom = partOf(clientLedgerKind, ["client_id", "version", "invoices", "sums"]);

/** Before the first money there is no item. */
export const emptyClientLedger = (client_id: string): ClientLedger => ({
  client_id,
  version: 0,
  entries: 0,
  invoices: 0,
  unpaid: 0,
  invoiced: 0,
  sums: noSums,
});

interface Counted {
  status: InvoiceStatus;
  sums: { total: Cents };
}

/** Tells what an account counts of its invoices, once one has become another. Absent: there was none before. */
export const countedAfter = <Account extends Pick<ClientLedger, "unpaid" | "invoiced">>(
  account: Account,
  before: Counted | undefined,
  after: Counted,
): Account => ({
  ...account,
  unpaid: account.unpaid + unpaidOf(after) - unpaidOf(before),
  invoiced: account.invoiced + totalOf(after) - totalOf(before),
});

const unpaidOf = (invoice?: Counted) => (invoice?.status === "unpaid" || invoice?.status === "partial" ? 1 : 0);
const totalOf = (invoice?: Counted) => (invoice && invoice.status !== "void" ? invoice.sums.total : 0);

/** A client's account as it is now. Before the first money it is all zero. */
export async function readClientLedger(db: Db, clientId: string): Promise<ClientLedger> {
  return (await readItem(db, clientLedgerKey(clientId), clientLedgerFrom)) ?? emptyClientLedger(clientId);
}

/** The part of a transaction that writes an account whole. It is refused where the account is not as it was read. */
export const ledgerWrite = (db: Db, before: ClientLedger, after: Omit<ClientLedger, "version">) =>
  wholeWrite(db, clientLedgerKind.itemOf({ ...after, version: before.version + 1 }), before.version);
