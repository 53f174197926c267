import { GetCommand } from "@aws-sdk/lib-dynamodb";
import type { Db } from "./client.ts";
import type { Key } from "./item-kind.ts";
import type { Item } from "./query.ts";

/** The record of a key as it is now; undefined if there is none. @param read makes it of its item */
export async function readItem<Value>(db: Db, Key: Key, read: (item: Item) => Value): Promise<Value | undefined> {
  const { Item } = await db.client.send(new GetCommand({ TableName: db.table, Key, ConsistentRead: true }));
  return Item && read(Item);
}
