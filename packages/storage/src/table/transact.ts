import { type CancellationReason, TransactionCanceledException } from "@aws-sdk/client-dynamodb";
import { TransactWriteCommand, type TransactWriteCommandInput } from "@aws-sdk/lib-dynamodb";
import type { Db } from "./client.ts";
import { retrying } from "./retrying.ts";

export type Writes = NonNullable<TransactWriteCommandInput["TransactItems"]>;

/** `reasons` has one entry for each write, in their order. */
type Transaction = { outcome: "written" } | { outcome: "refused"; reasons: CancellationReason[] };

/** A write that goes with an act was refused, because its record is not as it was read. Nothing was written. */
export class AlsoRefusedError extends Error {}

/**
 * Writes all or none, at most 100. It is 'refused', with nothing written, when a condition failed.
 *
 * @param also the writes of another record that go with them
 * @throws AlsoRefusedError when the condition of one of those failed
 */
export async function transact(db: Db, writes: Writes, also: Writes = []): Promise<Transaction> {
  try {
    const TransactItems = [...writes, ...also];
    await retrying(db, () => db.client.send(new TransactWriteCommand({ TransactItems })));
    return { outcome: "written" };
  } catch (error) {
    const reasons = (error instanceof TransactionCanceledException && error.CancellationReasons) || [];
    if (!reasons.some(hasFailed)) throw error;
    if (reasons.slice(writes.length).some(hasFailed))
      throw new AlsoRefusedError("Another record has changed meanwhile");
    return { outcome: "refused", reasons };
  }
}

/** Writes any number without a condition, in their order, by the hundred: the last hundred is all or none. */
export async function transactAll(db: Db, writes: Writes): Promise<void> {
  const first = writes.length % atMost || atMost;
  if (writes.length > 0) await transact(db, writes.slice(0, first));
  for (let at = first; at < writes.length; at += atMost) await transact(db, writes.slice(at, at + atMost));
}
const atMost = 100;

/** Whether it was the condition of this write that failed. */
export function hasFailed(reason: CancellationReason | undefined): boolean {
  return reason?.Code === "ConditionalCheckFailed";
}

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
