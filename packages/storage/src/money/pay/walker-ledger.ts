import * as z from "zod/mini";
import { walkerLedgerKey, walkerLedgerListKey } from "../../table/account-keys.ts";
import type { Db } from "../../table/client.ts";
import { count, itemKind, text } from "../../table/item-kind.ts";
import { queryList, readItem } from "../../table/query.ts";
import { wholeWrite } from "../../table/transact.ts";

/** Orders a walker's pay runs: each is made on the version before. */
export const walkerLedgerKind = itemKind({
  schema: z.strictObject({
    walker_id: text,
    /** Counts its writes, from 1. 0: there is no item yet. */
    version: count,
    /** How many pay runs there are. */
    runs: count,
  }),
  keysOf: ({ walker_id }) => ({ ...walkerLedgerKey(walker_id), ...walkerLedgerListKey(walker_id) }),
});
export type WalkerLedger = z.infer<typeof walkerLedgerKind.schema>;
export const walkerLedgerFrom = walkerLedgerKind.read;

/** A walker's ledger as they are now. */
export async function readWalkerLedger(db: Db, walkerId: string): Promise<WalkerLedger> {
  return (await readItem(db, walkerLedgerKey(walkerId), walkerLedgerFrom)) ?? emptyWalkerLedger(walkerId);
}

/** The ledger of all who were ever paid. */
export const readWalkerLedgers = async (db: Db): Promise<WalkerLedger[]> =>
  (await queryList(db, { IndexName: "pay" }, "WAGES")).map(walkerLedgerFrom);

export const emptyWalkerLedger = (walker_id: string): WalkerLedger => ({ walker_id, version: 0, runs: 0 });

/** The part of a transaction that writes ledger whole. It is refused where they are not as they were read. */
export const walkerLedgerWrite = (db: Db, before: WalkerLedger, after: Omit<WalkerLedger, "version">) =>
  wholeWrite(db, walkerLedgerKind.itemOf({ ...after, version: before.version + 1 }), before.version);
