import * as z from "zod/mini";
import { walkerLedgerKey, walkerLedgerListKey } from "../../table/account-keys.ts";
import type { Db } from "../../table/client.ts";
import { count, itemKind, text } from "../../table/item-kind.ts";
import { queryList, readItem } from "../../table/query.ts";
import { wholeWrite } from "../../table/transact.ts";

/** Puts a walker's pay runs in order: each is made on the previous version. */
export const walkerLedgerKind = itemKind({
  schema: z.strictObject({
    walker_id: text,
    /** Counts its writes, from 1. 0: there is no item yet. */
    version: count,
    /** The number of pay runs. */
    runs: count,
  }),
  keysOf: ({ walker_id }) => ({ ...walkerLedgerKey(walker_id), ...walkerLedgerListKey(walker_id) }),
});
export type WalkerLedger = z.infer<typeof walkerLedgerKind.schema>;
export const walkerLedgerFrom = walkerLedgerKind.read;

/** Reads a walker's ledger. */
export async function readWalkerLedger(db: Db, walkerId: string): Promise<WalkerLedger> {
  return (await readItem(db, walkerLedgerKey(walkerId), walkerLedgerFrom)) ?? emptyWalkerLedger(walkerId);
}

/** Reads the ledgers of all walkers who were ever paid. */
export const readWalkerLedgers = async (db: Db): Promise<WalkerLedger[]> =>
  (await queryList(db, { IndexName: "pay" }, "WAGES")).map(walkerLedgerFrom);

export const emptyWalkerLedger = (walker_id: string): WalkerLedger => ({ walker_id, version: 0, runs: 0 });

/** Makes the write of a whole ledger. It is refused if the ledger has changed since it was read. */
export const walkerLedgerWrite = (db: Db, before: WalkerLedger, after: Omit<WalkerLedger, "version">) =>
  wholeWrite(db, walkerLedgerKind.itemOf({ ...after, version: before.version + 1 }), before.version);
