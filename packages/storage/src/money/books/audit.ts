import { GetCommand, PutCommand } from "@aws-sdk/lib-dynamodb";
import type { LocalDate, NightlyFault } from "@petcare/domain";
import type { Db } from "../../table/client.ts";
import { auditKey, checkedKey } from "../../table/keys.ts";
import { queryAll } from "../../table/query.ts";

/** The last check of the books. */
export interface Audit {
  /** The local date on which it began. */
  date: LocalDate;
  /** Epoch milliseconds. */
  at: number;
  /** Whether it came to the end. */
  finished: boolean;
  /** At most 50 of them. */
  faults: NightlyFault[];
  /** How many there are. */
  count: number;
}

/** Which version of somebody's books was checked without a fault, and when last. */
export interface Checked {
  version: number;
  date: LocalDate;
}

/**
 * The last check of the books; undefined before the first one. The read is eventually consistent, so it may miss one that was
 * just stored.
 */
export async function readAudit(db: Db): Promise<Audit | undefined> {
  const { Item } = await db.client.send(new GetCommand({ TableName: db.table, Key: auditKey }));
  return Item as Audit | undefined;
}

/** Stores the check in place of the one before. */
export async function storeAudit(db: Db, audit: Audit): Promise<void> {
  await db.client.send(new PutCommand({ TableName: db.table, Item: { ...auditKey, ...audit } }));
}

/**
 * Reads what was checked last, by the id of the client or walker. Each has an item of its own, so their number is no limit.
 */
export async function readChecked(db: Db): Promise<Map<string, Checked>> {
  const { pk, sk } = checkedKey("");
  const items = await queryAll(db, {
    KeyConditionExpression: "pk = :pk AND begins_with(sk, :sk)",
    ExpressionAttributeValues: { ":pk": pk, ":sk": sk },
  });
  return new Map(items.map((item) => [String(item.sk).slice(sk.length), item as unknown as Checked]));
}

/** Stores that somebody's books were checked. @param id of the client or walker */
export async function storeChecked(db: Db, id: string, checked: Checked): Promise<void> {
  await db.client.send(new PutCommand({ TableName: db.table, Item: { ...checkedKey(id), ...checked } }));
}
