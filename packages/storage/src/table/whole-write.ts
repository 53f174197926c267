import type { Db } from "./client.ts";

interface Whole {
  /** 0: there is no item yet. */
  version: number;
}

/** The part of a transaction that writes an item whole. It is refused where the item is not the version that was read. */
export function wholeWrite(db: Db, keys: { pk: string; sk: string }, before: Whole, after: object) {
  const { version } = before;
  return {
    Put: {
      TableName: db.table,
      Item: { ...keys, ...after, version: version + 1 },
      ...(version === 0
        ? { ConditionExpression: "attribute_not_exists(pk)" }
        : { ConditionExpression: "version = :read", ExpressionAttributeValues: { ":read": version } }),
    },
  };
}
