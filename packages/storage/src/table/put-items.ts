import { BatchWriteCommand, type BatchWriteCommandInput } from "@aws-sdk/lib-dynamodb";
import type { Db } from "./client.ts";
import { inParallel } from "./in-parallel.ts";
import { type Item, pauseAfter, retrying } from "./query.ts";

type Requests = NonNullable<BatchWriteCommandInput["RequestItems"]>[string];

const batchSize = 25;
const atOnce = 4;

/** Stores or replaces items with different keys, without a transaction. */
export const putItems = (db: Db, items: readonly Item[]): Promise<void> =>
  write(
    db,
    items.map((Item) => ({ PutRequest: { Item } })),
  );

/** Deletes items if they exist, without a transaction. */
export const deleteItems = (db: Db, items: readonly Item[]): Promise<void> =>
  write(
    db,
    items.map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } } })),
  );

async function write(db: Db, requests: Requests): Promise<void> {
  const batches: Requests[] = [];
  for (let start = 0; start < requests.length; start += batchSize)
    batches.push(requests.slice(start, start + batchSize));
  await inParallel(batches, (batch) => writeBatch(db, batch), atOnce);
}

async function writeBatch(db: Db, batch: Requests): Promise<void> {
  let left = batch;
  for (let attempt = 1; left.length > 0; attempt++) {
    const write = new BatchWriteCommand({ RequestItems: { [db.table]: left } });
    const answer = await retrying(db, () => db.client.send(write));
    left = answer.UnprocessedItems?.[db.table] ?? [];
    // DynamoDB asks for a pause when it could not take all of a batch.
    if (left.length > 0) await pauseAfter(db, attempt);
  }
}
