import { type Cents, type InvoiceStatus, type LedgerSums, noSums } from "@petcare/domain";
import * as z from "zod/mini";
import { authorSchema } from "../../history/history-row.ts";
import type { Db } from "../../table/client.ts";
import { amount, cents, count, day, itemKind, objectOf, partOf, someYes, text, texts } from "../../table/item-kind.ts";
import { clientLedgerKey, ledgerListKey } from "../../table/keys.ts";
import { readItem } from "../../table/query.ts";
import { wholeWrite } from "../../table/transact.ts";

export const ledgerSums = objectOf<LedgerSums>({ billed: cents, received: cents, settled: cents });

/** A merge of two clients' money. Both ledgers have it until it is done. */
const mergingSchema = z.strictObject({
  /** Clients' ids. */
  from: text,
  into: text,
  /** The local date on which the sums move. */
  date: day,
  by: authorSchema,
});
export type LedgerMerging = z.infer<typeof mergingSchema>;

/** The running sums of a client's money, which equal the sums of the ledger's entries. */
export const clientLedgerKind = itemKind({
  schema: z.strictObject({
    client_id: text,
    /** Counts its writes, from 1. 0: there is no item yet. */
    version: count,
    /** The number of its entries. */
    entries: count,
    /** The number of invoices ever made. */
    invoices: count,
    /** The number of open invoices. */
    unpaid: count,
    /** The sum of the invoices that are not void. */
    invoiced: amount,
    sums: ledgerSums,
    /** It is being merged. No other act writes it until that is done. */
    merging: z.optional(mergingSchema),
    /** Another client's ledger has taken it over. It is never written again. */
    given: someYes,
    /** The clients whose ledgers it took over. Their entries stay in their own partitions. */
    from: z.optional(texts),
  }),
  keysOf: ({ client_id }) => ({ ...clientLedgerKey(client_id), ...ledgerListKey(client_id) }),
});
export type ClientLedger = z.infer<typeof clientLedgerKind.schema>;
export const clientLedgerFrom = clientLedgerKind.read;

/** Reads a ledger's fields in lists. */
export const ledgerHeadFrom = partOf(clientLedgerKind, ["client_id", "version", "invoices", "sums"]);

/** Makes an empty ledger, for a client without an item. */
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

/** Updates a ledger's counts after an invoice has changed. Without `before` the invoice is new. */
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

/** Reads a client's ledger; an empty one if there is no item. */
export async function readClientLedger(db: Db, clientId: string): Promise<ClientLedger> {
  return (await readItem(db, clientLedgerKey(clientId), clientLedgerFrom)) ?? emptyClientLedger(clientId);
}

/** Makes the write of a whole ledger. It is refused if the ledger has changed since it was read. */
export const ledgerWrite = (db: Db, before: ClientLedger, after: Omit<ClientLedger, "version">) =>
  wholeWrite(db, clientLedgerKind.itemOf({ ...after, version: before.version + 1 }), before.version);
