import { UpdateCommand } from "@aws-sdk/lib-dynamodb";
import type { Db } from "../table/client.ts";
import { conditionally } from "../table/conditionally.ts";
import { pauseAfter } from "../table/retrying.ts";
import { throttleKey } from "../table/sign-in-keys.ts";
import { type Count, countInWindow, openWindow, seconds, type Throttle } from "./throttles.ts";

/** Longer than any function runs, in seconds. An attempt that has not ended by then counts as a failure. */
const maxAttempt = 30;

/** With the pauses in between, the rounds take some three seconds. */
const rounds = 11;

/**
 * Counts an attempt before its outcome is known, so that attempts at once cannot get past the limit.
 * Where the limit is reached by attempts that have not ended, it waits for them: a right one gives its count back.
 * Each attempt that began must end with endAttempt.
 *
 * @param now epoch milliseconds
 */
export async function beginAttempt(db: Db, throttle: Throttle, now: number): Promise<Count> {
  const at = seconds(now);
  const until = { ":until": at + maxAttempt };
  let endsAt = at + throttle.seconds;
  // Nobody may, not even once.
  if (throttle.count < 1) return { outcome: "limited", endsAt };
  for (let round = 1; round <= rounds; round++) {
    const counted = await countInWindow(db, throttle, at, {
      set: ", trying = if_not_exists(trying, :none) + :one, trying_until = :until",
      values: { ...until, ":none": 0 },
    });
    if (counted.outcome === "written") return { outcome: "counted" };
    endsAt = Number(counted.item?.expires_at ?? 0);
    if (endsAt <= at) {
      const opened = await openWindow(db, throttle, at, {
        set: ", trying = :one, trying_until = :until",
        values: until,
      });
      if (opened.outcome === "written") return { outcome: "counted" };
    } else {
      const isUndecided = Number(counted.item?.trying ?? 0) > 0 && Number(counted.item?.trying_until) > at;
      if (!isUndecided) break;
      await pauseAfter(db, round);
    }
  }
  return { outcome: "limited", endsAt };
}

/**
 * Ends an attempt. A failure stays counted, and the window lasts anew where the limit extends. Any other gives its count back.
 *
 * @param now epoch milliseconds
 */
export async function endAttempt(
  db: Db,
  { limit, subject, ...window }: Throttle,
  outcome: "failed" | "given back",
  now: number,
): Promise<void> {
  const extended = outcome === "failed" && window.extends;
  const counted = outcome === "failed" ? "" : ", #count = #count - :one";
  await conditionally(db, () =>
    db.client.send(
      new UpdateCommand({
        TableName: db.table,
        Key: throttleKey(limit, subject),
        ConditionExpression: "trying > :none AND expires_at > :now AND #count > :none",
        UpdateExpression: `SET trying = trying - :one${counted}${extended ? ", expires_at = :end" : ""}`,
        ExpressionAttributeNames: { "#count": "count" },
        ExpressionAttributeValues: {
          ":none": 0,
          ":one": 1,
          ":now": seconds(now),
          ...(extended && { ":end": seconds(now) + window.seconds }),
        },
      }),
    ),
  );
}
