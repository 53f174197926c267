import { DeleteCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import type { Db } from "../table/client.ts";
import { unlessRefused } from "../table/conditionally.ts";
import { throttleKey } from "../table/keys.ts";

/** How often one subject may do something in a window of time, which begins with the first time. */
export interface Throttle {
  limit: string;
  /** A digest of whom it is about. */
  subject: string;
  count: number;
  seconds: number;
  /** Whether each time makes the window last `seconds` from then on. */
  extends?: boolean | undefined;
}

/** When the window ends, in epoch seconds. */
export type Count = { counted: true } | { counted: false; endsAt: number };

/** More rounds than that mean that the window is opened and closed without end. */
const rounds = 10;

/** Counts one time, unless the limit is reached; of any number at the same time, never more than it allows. */
export async function countTime(db: Db, throttle: Throttle, now: number): Promise<Count> {
  // Nobody may, not even once.
  if (throttle.count < 1) return { counted: false, endsAt: seconds(now) + throttle.seconds };
  for (let round = 0; round < rounds; round++) {
    const { refused, item } = await countInWindow(db, throttle, seconds(now));
    if (!refused) return { counted: true };
    if (item && Number(item.expires_at) > seconds(now)) return { counted: false, endsAt: Number(item.expires_at) };
    if (await openWindow(db, throttle, seconds(now))) return { counted: true };
  }
  throw new Error(`The throttle ${throttle.limit} keeps changing`);
}

/** Takes one time back, where it turned out not to count. */
export async function uncountTime(db: Db, { limit, subject }: Throttle, now: number): Promise<void> {
  await unlessRefused(
    db.client.send(
      new UpdateCommand({
        TableName: db.table,
        Key: throttleKey(limit, subject),
        ConditionExpression: "#count > :none AND expires_at > :now",
        UpdateExpression: "SET #count = #count - :one",
        ExpressionAttributeNames: { "#count": "count" },
        ExpressionAttributeValues: { ":none": 0, ":one": 1, ":now": seconds(now) },
      }),
    ),
  );
}

/** Forgets all times. */
export async function forgetTimes(db: Db, { limit, subject }: Throttle): Promise<void> {
  await db.client.send(new DeleteCommand({ TableName: db.table, Key: throttleKey(limit, subject) }));
}

async function countInWindow(db: Db, { limit, subject, count, ...window }: Throttle, now: number) {
  const outcome = await unlessRefused(
    db.client.send(
      new UpdateCommand({
        TableName: db.table,
        Key: throttleKey(limit, subject),
        ConditionExpression: "expires_at > :now AND #count < :limit",
        UpdateExpression: `SET #count = #count + :one${window.extends ? ", expires_at = :end" : ""}`,
        ExpressionAttributeNames: { "#count": "count" },
        ExpressionAttributeValues: {
          ":now": now,
          ":limit": count,
          ":one": 1,
          ...(window.extends && { ":end": now + window.seconds }),
        },
        ReturnValuesOnConditionCheckFailure: "ALL_OLD",
      }),
    ),
  );
  return { refused: outcome.refused, item: outcome.refused ? outcome.item : undefined };
}

/** Begins a new window with its first time, unless somebody has just done so. */
async function openWindow(db: Db, { limit, subject, ...window }: Throttle, now: number): Promise<boolean> {
  const { refused } = await unlessRefused(
    db.client.send(
      new UpdateCommand({
        TableName: db.table,
        Key: throttleKey(limit, subject),
        ConditionExpression: "attribute_not_exists(pk) OR expires_at <= :now",
        UpdateExpression: "SET #count = :one, expires_at = :end",
        ExpressionAttributeNames: { "#count": "count" },
        ExpressionAttributeValues: { ":now": now, ":one": 1, ":end": now + window.seconds },
      }),
    ),
  );
  return !refused;
}

const seconds = (instant: number) => Math.floor(instant / 1000);
