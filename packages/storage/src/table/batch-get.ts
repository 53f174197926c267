import { BatchGetCommand } from "@aws-sdk/lib-dynamodb";
import type { Db } from "./client.ts";
import type { Item } from "./query.ts";
import { pauseAfter } from "./retrying.ts";

const batchSize = 100;

/** The items of some different keys, in no order. A key without an item is left out. */
export async function batchGet(db: Db, keys: Item[], { consistent = false } = {}): Promise<Item[]> {
  const items: Item[] = [];
  let left = keys;
  for (let attempt = 1; left.length > 0; attempt++) {
    const requested = { Keys: left.slice(0, batchSize), ConsistentRead: consistent };
    const answer = await db.client.send(new BatchGetCommand({ RequestItems: { [db.table]: requested } }));
    items.push(...(answer.Responses?.[db.table] ?? []));
    const unprocessed = answer.UnprocessedKeys?.[db.table]?.Keys ?? [];
    left = [...left.slice(batchSize), ...unprocessed];
    // DynamoDB asks for a pause when it could not answer all of a batch.
    if (unprocessed.length > 0) await pauseAfter(db, attempt);
  }
  return items;
}
