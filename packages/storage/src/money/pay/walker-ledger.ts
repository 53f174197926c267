import { GetCommand } from "@aws-sdk/lib-dynamodb";
import { walkerLedgerKey, walkerLedgerListKey } from "../../table/account-keys.ts";
import type { Db } from "../../table/client.ts";
import type { Item } from "../../table/query.ts";
import { wholeWrite } from "../../table/whole-write.ts";
import { queryMoney } from "../invoices/read-invoices.ts";

/** What a walker's pay runs are made under, one after the other. */
export interface WalkerLedger {
  walker_id: string;
  /** Counts its writes, from 1. 0: there is no item yet. */
  version: number;
  /** How many pay runs there are. */
  runs: number;
}

/** A walker's ledger as they are now. */
export async function readWalkerLedger(db: Db, walkerId: string): Promise<WalkerLedger> {
  const { Item } = await db.client.send(
    new GetCommand({ TableName: db.table, Key: walkerLedgerKey(walkerId), ConsistentRead: true }),
  );
  return Item ? walkerLedgerFrom(Item) : emptyWalkerLedger(walkerId);
}

/** The ledger of all who were ever paid. */
export const readWalkerLedgers = async (db: Db): Promise<WalkerLedger[]> =>
  (await queryMoney(db, "WAGES")).map(walkerLedgerFrom);

export const emptyWalkerLedger = (walker_id: string): WalkerLedger => ({ walker_id, version: 0, runs: 0 });

export const walkerLedgerFrom = ({ pk, sk, money_pk, money_sk, ...ledger }: Item) => ledger as unknown as WalkerLedger;

/** The part of a transaction that writes ledger whole. It is refused where they are not as they were read. */
export const walkerLedgerWrite = (db: Db, before: WalkerLedger, after: Omit<WalkerLedger, "version">) =>
  wholeWrite(db, { ...walkerLedgerKey(before.walker_id), ...walkerLedgerListKey(before.walker_id) }, before, after);
