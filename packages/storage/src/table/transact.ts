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

/** `reasons` has one entry for each write, in order. */
type Transaction = { outcome: "written" } | { outcome: "refused"; reasons: CancellationReason[] };

/** A further write of an act was refused, because its record has changed since it was read. Nothing was written. */
export class AlsoRefusedError extends Error {}

/**
 * Writes all or nothing, at most 100 items. 'refused', with nothing written, if a condition failed.
 *
 * @param also further writes of the transaction
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

/** Writes any number of items without a condition, in order, in transactions of a hundred. */
export async function transactAll(db: Db, writes: Writes): Promise<void> {
  const first = writes.length % atMost || atMost;
  if (writes.length > 0) await transact(db, writes.slice(0, first));
  for (let at = first; at < writes.length; at += atMost) await transact(db, writes.slice(at, at + atMost));
}
const atMost = 100;

/** Tells whether the condition of this write failed. */
export function hasFailed(reason: CancellationReason | undefined): boolean {
  return reason?.Code === "ConditionalCheckFailed";
}

// Writes of whole items, for a transaction.

/** Makes the write of a new item. It is refused if the key exists. */
export const putNew = ({ table: TableName }: Db, Item: object) => ({
  Put: { TableName, Item, ConditionExpression: "attribute_not_exists(pk)" },
});

/** Makes the write of a whole item. It is refused if the stored version differs. @param version as read; 0: no item yet */
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

/** The most attempts of a write that loses to other writers. */
export const maxAttempts = 20;

/** A decision about an item: write a change, or write nothing and return `result`. */
export type Decision<Change, Result> = { change: Change } | { result: Result };

interface Steps<Item, Change, Result> {
  /** Names the item in the error. */
  what: string;
  /** The item that the caller has read already, for the first attempt. */
  known?: Item | undefined;
  read(): Promise<Item | undefined>;
  /** Decides. Called again each time the item has changed. */
  decide(item: Item | undefined): Decision<Change, Result> | Promise<Decision<Change, Result>>;
  /** Writes, if everything that the decision depends on is unchanged since it was read. */
  write(change: Change): Promise<Result | "refused">;
}

/** Other writers were first each time. */
export class KeepsChangingError extends Error {}

/**
 * Changes an item that others may change at the same time: reads it, decides, and writes. If the write is refused, it reads and
 * decides again.
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

/** The result of a conditional write; `item` is the stored one, if the write requests ALL_OLD on refusal. */
export type Conditional<Answer> = { outcome: "written"; answer: Answer } | { outcome: "refused"; item?: Item };

/** Sends a single conditional write. Retries on a conflicting transaction or throttling. */
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
