import { BatchGetCommand, type BatchGetCommandInput } from "@aws-sdk/lib-dynamodb";
import type { Db } from "./client.ts";
import type { Item } from "./query.ts";
import { pauseAfter } from "./retrying.ts";

const batchSize = 100;

type How = Omit<NonNullable<BatchGetCommandInput["RequestItems"]>[string], "Keys">;

/** The items of some keys, of which none repeats, in any order. A key without an item has none. */
export async function batchGet(db: Db, keys: readonly { pk: string; sk: string }[], how: How = {}): Promise<Item[]> {
  let left: Item[] = [...keys];
  const items: Item[] = [];
  for (let attempt = 1; left.length > 0; attempt++) {
    const RequestItems = { [db.table]: { ...how, Keys: left.slice(0, batchSize) } };
    const answer = await db.client.send(new BatchGetCommand({ RequestItems }));
    items.push(...(answer.Responses?.[db.table] ?? []));
    const unprocessed = answer.UnprocessedKeys?.[db.table]?.Keys ?? [];
    left = [...left.slice(batchSize), ...unprocessed];
    // DynamoDB asks for a pause when it could not answer all of a batch.
    if (unprocessed.length > 0) await pauseAfter(db, attempt);
  }
  return items;
}
