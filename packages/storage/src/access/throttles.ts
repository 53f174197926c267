import * as z from "zod/mini";
import type { Db } from "../table/client.ts";
import { count, itemKind, text } from "../table/item-kind.ts";
import { throttleKey } from "../table/person-keys.ts";
import { updateItem } from "../table/transact.ts";

/** The limit of one subject in a window of time. The window begins with the first attempt. */
export interface Throttle {
  limit: string;
  /** A digest of the subject. */
  subject: string;
  count: number;
  seconds: number;
}

/** A subject's window. Its limit and its subject are only in its key. */
export const throttleKind = itemKind({
  schema: z.strictObject({
    limit: text,
    subject: text,
    count,
    /** Epoch seconds. */
    expires_at: count,
  }),
  keysOf: ({ limit, subject }) => throttleKey(limit, subject),
  inKey: ({ pk }) => {
    const [, limit, subject] = pk.split("#");
    return { limit, subject };
  },
});

/** `endsAt` is when the window ends, in epoch seconds. */
export type Count = { outcome: "counted" } | { outcome: "limited"; endsAt: number };

/** The most rounds, so that a window that keeps opening and closing ends in an error. */
const rounds = 10;

/** Counts one attempt unless the limit is reached, also among simultaneous attempts. */
export async function countTime(db: Db, throttle: Throttle, now: number): Promise<Count> {
  // A limit of 0 allows no attempt.
  if (throttle.count < 1) return { outcome: "limited", endsAt: seconds(now) + throttle.seconds };
  for (let round = 0; round < rounds; round++) {
    const counted = await countInWindow(db, throttle, seconds(now));
    if (counted.outcome === "written") return { outcome: "counted" };
    const endsAt = Number(counted.item?.expires_at ?? 0);
    if (endsAt > seconds(now)) return { outcome: "limited", endsAt };
    const opened = await openWindow(db, throttle, seconds(now));
    if (opened.outcome === "written") return { outcome: "counted" };
  }
  throw new Error(`The throttle ${throttle.limit} keeps changing`);
}

/** Uncounts one attempt. */
export async function uncountTime(db: Db, { limit, subject }: Throttle, now: number): Promise<void> {
  await updateItem(db, {
    Key: throttleKey(limit, subject),
    ConditionExpression: "#count > :none AND expires_at > :now",
    UpdateExpression: "SET #count = #count - :one",
    ExpressionAttributeNames: { "#count": "count" },
    ExpressionAttributeValues: { ":none": 0, ":one": 1, ":now": seconds(now) },
  });
}

/** @param now epoch seconds */
function countInWindow(db: Db, { limit, subject, count }: Throttle, now: number) {
  return updateItem(db, {
    Key: throttleKey(limit, subject),
    ConditionExpression: "expires_at > :now AND #count < :limit",
    UpdateExpression: "SET #count = #count + :one",
    ExpressionAttributeNames: { "#count": "count" },
    ExpressionAttributeValues: { ":now": now, ":limit": count, ":one": 1 },
    ReturnValuesOnConditionCheckFailure: "ALL_OLD",
  });
}

/**
 * Begins a new window with its first attempt, unless another request has just done so.
 * @param now epoch seconds
 */
function openWindow(db: Db, { limit, subject, ...window }: Throttle, now: number) {
  return updateItem(db, {
    Key: throttleKey(limit, subject),
    ConditionExpression: "attribute_not_exists(pk) OR expires_at <= :now",
    UpdateExpression: "SET #count = :one, expires_at = :end",
    ExpressionAttributeNames: { "#count": "count" },
    ExpressionAttributeValues: { ":now": now, ":one": 1, ":end": now + window.seconds },
  });
}

/** Converts epoch milliseconds to epoch seconds. */
const seconds = (instant: number) => Math.floor(instant / 1000);
