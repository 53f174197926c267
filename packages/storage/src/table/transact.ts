import { type CancellationReason, TransactionCanceledException } from "@aws-sdk/client-dynamodb";
import { TransactWriteCommand, type TransactWriteCommandInput } from "@aws-sdk/lib-dynamodb";
import type { Db } from "./client.ts";

export type Writes = NonNullable<TransactWriteCommandInput["TransactItems"]>;

const attempts = 6;

/**
 * Writes all or none, at most 100. Returns undefined when written, or else a reason for each write, in their order,
 * when a condition failed. Waits and tries again when another transaction was at work on the same items.
 */
export async function transact(db: Db, writes: Writes): Promise<CancellationReason[] | undefined> {
  for (let attempt = 1; ; attempt++) {
    try {
      await db.client.send(new TransactWriteCommand({ TransactItems: writes }));
      return undefined;
    } catch (error) {
      if (!(error instanceof TransactionCanceledException)) throw error;
      const reasons = error.CancellationReasons ?? [];
      if (reasons.some(hasFailed)) return reasons;
      if (attempt === attempts || !reasons.some(({ Code }) => Code === "TransactionConflict")) throw error;
      await new Promise((resolve) => setTimeout(resolve, 10 * 2 ** attempt));
    }
  }
}

/** Whether it was the condition of this write that failed. */
export function hasFailed(reason: CancellationReason | undefined): boolean {
  return reason?.Code === "ConditionalCheckFailed";
}
