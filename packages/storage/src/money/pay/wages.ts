import { GetCommand } from "@aws-sdk/lib-dynamodb";
import { wagesKey, wagesListKey } from "../../table/account-keys.ts";
import type { Db } from "../../table/client.ts";
import type { Item } from "../../table/query.ts";
import { wholeWrite } from "../../table/whole-write.ts";
import { queryMoney } from "../invoices/read-invoices.ts";

/** What a walker's pay runs are made under, one after the other. */
export interface Wages {
  walker_id: string;
  /** Counts its writes, from 1. 0: there is no item yet. */
  version: number;
  /** How many pay runs there are. */
  runs: number;
}

/** A walker's wages as they are now. */
export async function readWages(db: Db, walkerId: string): Promise<Wages> {
  const { Item } = await db.client.send(
    new GetCommand({ TableName: db.table, Key: wagesKey(walkerId), ConsistentRead: true }),
  );
  return Item ? wagesFrom(Item) : noWages(walkerId);
}

/** The wages of all who were ever paid. */
export const readAllWages = async (db: Db): Promise<Wages[]> => (await queryMoney(db, "WAGES")).map(wagesFrom);

export const noWages = (walker_id: string): Wages => ({ walker_id, version: 0, runs: 0 });

export const wagesFrom = ({ pk, sk, money_pk, money_sk, ...wages }: Item) => wages as unknown as Wages;

/** The part of a transaction that writes wages whole. It is refused where they are not as they were read. */
export const wagesWrite = (db: Db, before: Wages, after: Omit<Wages, "version">) =>
  wholeWrite(db, { ...wagesKey(before.walker_id), ...wagesListKey(before.walker_id) }, before, after);
