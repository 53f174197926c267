import type { Db } from "./client.ts";

// Parts of a transaction that write whole items.

/** It is refused where there is an item of its key. */
export const putNew = ({ table: TableName }: Db, Item: object) => ({
  Put: { TableName, Item, ConditionExpression: "attribute_not_exists(pk)" },
});

/** It is refused where the item is not as it was read. @param version as it was read; 0: there was no item yet */
export const wholeWrite = (db: Db, Item: object, version: number) =>
  version === 0
    ? putNew(db, Item)
    : {
        Put: {
          TableName: db.table,
          Item,
          ConditionExpression: "version = :read",
          ExpressionAttributeValues: { ":read": version },
        },
      };
