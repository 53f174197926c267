import type { Db } from "./client.ts";

/**
 * The part of a transaction that writes an item whole. It is refused where the item is not as it was read.
 * @param version as it was read; 0: there was no item yet
 */
export const wholeWrite = (db: Db, Item: object, version: number) => ({
  Put: {
    TableName: db.table,
    Item,
    ...(version === 0
      ? { ConditionExpression: "attribute_not_exists(pk)" }
      : { ConditionExpression: "version = :read", ExpressionAttributeValues: { ":read": version } }),
  },
});
