import {
  type CancellationReason,
  ConditionalCheckFailedException,
  TransactionCanceledException,
} from "@aws-sdk/client-dynamodb";
import {
  TransactWriteCommand,
  type TransactWriteCommandInput,
  UpdateCommand,
  type UpdateCommandInput,
  type UpdateCommandOutput,
} from "@aws-sdk/lib-dynamodb";
import { unmarshall } from "@aws-sdk/util-dynamodb";
import type { Db } from "./client.ts";
import { type Item, retrying } from "./query.ts";

export type Writes = NonNullable<TransactWriteCommandInput["TransactItems"]>;

/** `reasons` has one entry for each write, in their order. */
type Transaction = { outcome: "written" } | { outcome: "refused"; reasons: CancellationReason[] };

/** A write that goes with an act was refused, because its record is not as it was read. Nothing was written. */
export class AlsoRefusedError extends Error {}

/**
 * Writes all or none, at most 100. It is 'refused', with nothing written, when a condition failed.
 *
 * @param also the writes of another record that go with them
 * @throws AlsoRefusedError if the condition of one of those failed
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

/** Tells whether it was the condition of this write that failed. */
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

/** How often a write that others were first to is decided again. */
export const maxAttempts = 20;

/** A decision about an item as it was read: write a change, or write nothing and answer `result`. */
export type Decision<Change, Result> = { change: Change } | { result: Result };

interface Steps<Item, Change, Result> {
  /** Names the item in the error. */
  what: string;
  /** The item as the caller has read it before, for the first attempt. */
  known?: Item | undefined;
  read(): Promise<Item | undefined>;
  /** Is asked again each time the item has changed. */
  decide(item: Item | undefined): Decision<Change, Result> | Promise<Decision<Change, Result>>;
  /** On the condition that the item is still as it was read, in all that the decision stands on. */
  write(change: Change): Promise<Result | "refused">;
}

/** Other writers were first each time. */
export class KeepsChangingError extends Error {}

/**
 * Changes an item that others may change at the same time: reads it, decides, and writes. Where the write is refused it
 * reads and decides again.
 *
 * @throws KeepsChangingError after 20 attempts
 */
export async function changing<Item, Change, Result>({
  what,
  known,
  read,
  decide,
  write,
}: Steps<Item, Change, Result>): Promise<Result> {
  let item = known ?? (await read());
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    const decision = await decide(item);
    if ("result" in decision) return decision.result;
    const result = await write(decision.change);
    if (result !== "refused") return result;
    item = await read();
  }
  throw new KeepsChangingError(`${what} keeps changing`);
}

/** The result of a write on a condition; `item` is the stored one, where the write asked for ALL_OLD on refusal. */
export type Conditional<Answer> = { outcome: "written"; answer: Answer } | { outcome: "refused"; item?: Item };

/** Sends a single write on a condition, again where a transaction or throttling is in its way. */
export async function conditionally<Answer>(db: Db, write: () => Promise<Answer>): Promise<Conditional<Answer>> {
  try {
    return { outcome: "written", answer: await retrying(db, write) };
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
    return { outcome: "refused", ...(error.Item && { item: unmarshall(error.Item) }) };
  }
}

/** Updates an item on a condition. */
export const updateItem = (
  db: Db,
  update: Omit<UpdateCommandInput, "TableName">,
): Promise<Conditional<UpdateCommandOutput>> =>
  conditionally(db, () => db.client.send(new UpdateCommand({ TableName: db.table, ...update })));
