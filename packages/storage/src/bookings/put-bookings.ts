import { BatchWriteCommand, type BatchWriteCommandInput } from "@aws-sdk/lib-dynamodb";
import { scheduleRow } from "../history/booking-history.ts";
import type { Db } from "../table/client.ts";
import { inParallel } from "../table/in-parallel.ts";
import { pauseAfter, retrying } from "../table/retrying.ts";
import { type Schedule, scheduleItem } from "./schedule-item.ts";
import { isUnfinished } from "./series.ts";
import type { Visit } from "./visit.ts";
import { visitItem } from "./visit-item.ts";

type Requests = NonNullable<BatchWriteCommandInput["RequestItems"]>[string];

const batchSize = 25;
const atOnce = 4;

/**
 * Stores schedules and visits as they are, and that they were booked, in place of any with their keys, without a
 * transaction: for a new installation's data. A schedule's visits up to its materialised_through must be among them.
 */
export async function putBookings(db: Db, schedules: readonly Schedule[], visits: readonly Visit[]): Promise<void> {
  const items = [
    ...schedules.map((schedule) => scheduleItem(schedule, isUnfinished(schedule))),
    ...schedules.map(bookedRow),
    ...visits.map((visit) => visitItem(visit)),
  ];
  const batches: Requests[] = [];
  for (let start = 0; start < items.length; start += batchSize) {
    batches.push(items.slice(start, start + batchSize).map((Item) => ({ PutRequest: { Item } })));
  }
  await inParallel(batches, (batch) => writeBatch(db, batch), atOnce);
}

/** The beginning of a schedule's history, as whoever booked it made it. */
function bookedRow(schedule: Schedule) {
  const by = { id: schedule.created_by, way: "web", request_id: "", at: schedule.created_at } as const;
  return scheduleRow({}, schedule, { by });
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
