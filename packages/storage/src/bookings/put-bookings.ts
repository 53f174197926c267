import { BatchWriteCommand, type BatchWriteCommandInput } from "@aws-sdk/lib-dynamodb";
import type { Db } from "../table/client.ts";
import { type Schedule, scheduleItem } from "./schedule-item.ts";
import { isUnfinished } from "./series.ts";
import { type Visit, visitItem } from "./visit-item.ts";

type Requests = NonNullable<BatchWriteCommandInput["RequestItems"]>[string];

const batchSize = 25;
const atOnce = 4;

/**
 * Stores schedules and visits as they are, in place of any with their keys, without a transaction: for a new
 * installation's data. A schedule's visits up to its materialised_through must be among them.
 */
export async function putBookings(db: Db, schedules: readonly Schedule[], visits: readonly Visit[]): Promise<void> {
  const items = [
    ...schedules.map((schedule) => scheduleItem(schedule, isUnfinished(schedule))),
    ...visits.map((visit) => visitItem(visit)),
  ];
  const batches: Requests[] = [];
  for (let start = 0; start < items.length; start += batchSize) {
    batches.push(items.slice(start, start + batchSize).map((Item) => ({ PutRequest: { Item } })));
  }
  const writer = async () => {
    for (let batch = batches.pop(); batch; batch = batches.pop()) await writeBatch(db, batch);
  };
  await Promise.all(Array.from({ length: atOnce }, writer));
}

async function writeBatch(db: Db, batch: Requests): Promise<void> {
  let left = batch;
  for (let waits = 0; left.length > 0; ) {
    const answer = await db.client.send(new BatchWriteCommand({ RequestItems: { [db.table]: left } }));
    left = answer.UnprocessedItems?.[db.table] ?? [];
    // DynamoDB asks for a pause when it could not take all of a batch.
    if (left.length > 0) await new Promise((resolve) => setTimeout(resolve, 10 * 2 ** Math.min(++waits, 7)));
  }
}
