import type { Db } from "./client.ts";

interface Whole {
  /** 0: there is no item yet. */
  version: number;
  /** What somebody is in the middle of. */
  pending?: string | undefined;
}

/**
 * The part of a transaction that writes an item whole. It is refused where the item is not as it was read: another version,
 * or in the middle of something else.
 */
export function wholeWrite(db: Db, keys: { pk: string; sk: string }, before: Whole, after: object) {
  const { version, pending } = before;
  const isSame = pending === undefined ? "attribute_not_exists(pending)" : "pending = :pending";
  return {
    Put: {
      TableName: db.table,
      Item: { ...keys, ...after, version: version + 1 },
      ...(version === 0
        ? { ConditionExpression: "attribute_not_exists(pk)" }
        : {
            ConditionExpression: `version = :read AND ${isSame}`,
            ExpressionAttributeValues: { ":read": version, ...(pending !== undefined && { ":pending": pending }) },
          }),
    },
  };
}
