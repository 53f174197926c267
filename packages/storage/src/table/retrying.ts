import { TransactionCanceledException } from "@aws-sdk/client-dynamodb";
import type { Db } from "./client.ts";

const attempts = 8;

/** DynamoDB's errors after which the same call may succeed soon: of a call, and of a write in a transaction. */
const transient = new Set([
  "TransactionConflictException",
  "TransactionConflict",
  "ProvisionedThroughputExceededException",
  "ProvisionedThroughputExceeded",
  "ThrottlingException",
  "ThrottlingError",
  "RequestLimitExceeded",
]);

/**
 * Sends something, and sends it again while DynamoDB refuses it for a transaction on the same items or for throttling.
 * It gives up after eight times, within two and a half seconds.
 *
 * @throws the last error, and any other error at once
 */
export async function retrying<Answer>(db: Db, send: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await send();
    } catch (error) {
      if (attempt === attempts || !isTransient(error)) throw error;
      await pauseAfter(db, attempt);
    }
  }
}

/** Waits before the next attempt, longer each time; `attempt` counts from 1. */
export const pauseAfter = (db: Db, attempt: number): Promise<void> => db.pause(10 * 2 ** Math.min(attempt, 7));

/** Whether DynamoDB refused something that it may take soon. */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof TransactionCanceledException)) return error instanceof Error && transient.has(error.name);
  const refusals = (error.CancellationReasons ?? []).flatMap(({ Code }) => (Code && Code !== "None" ? [Code] : []));
  return refusals.length > 0 && refusals.every((code) => transient.has(code));
}
