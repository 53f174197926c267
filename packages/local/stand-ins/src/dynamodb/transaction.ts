import type { Item, Json, Store } from "dynalite/db/index.js";
import type { DynaliteAction } from "./actions.ts";
import { fault, invalid, isFaultOf } from "./faults.ts";
import { type Recording, recordWrites } from "./recording.ts";

/** One action of a transaction, with its checked request. */
export interface Step {
  kind: string;
  action: DynaliteAction;
  data: Json;
  /** Whether a failed condition answers the stored item. */
  wantsOldItem: boolean;
}

/** The reason, in AWS's shape, why an action cancels its transaction. 'None' where it does not. */
interface CancellationReason {
  Code: "None" | "ConditionalCheckFailed" | "ValidationError";
  Message?: string;
  Item?: Item;
}

/** The 1 to 100 actions of a transaction request. Throws AWS's error for any other number. */
export function transactItems({ TransactItems: items }: Json): Json[] {
  if (!Array.isArray(items)) throw unfit("null", "not be null");
  if (items.length < 1) throw unfit("'[]'", "have length greater than or equal to 1");
  if (items.length > 100) throw unfit(`'[${items.length} items]'`, "have length less than or equal to 100");
  return items;
}

function unfit(value: string, constraint: string) {
  return invalid(
    `1 validation error detected: Value ${value} at 'transactItems' failed to satisfy constraint: Member must ${constraint}`,
  );
}

/**
 * Runs each step on a recording of its own, so nothing is written yet.
 * @throws TransactionCanceledException with a reason for each step, or AWS's error for the whole request
 */
export async function rehearse(steps: Step[], store: Store): Promise<Recording[]> {
  const recordings: Recording[] = [];
  const reasons: CancellationReason[] = [];
  for (const step of steps) {
    const recording = recordWrites(store, step.kind === "Update" ? "update" : "item");
    recordings.push(recording);
    try {
      await step.action.run(recording.store, step.data);
      reasons.push({ Code: "None" });
    } catch (error) {
      reasons.push(reasonOf(error, step, recording));
    }
  }
  assertDistinct(recordings);
  assertAllPass(reasons);
  return recordings;
}

/**
 * The reason for an error of one step. A failed condition has one, and so has a request that does not fit the table or
 * the stored item. AWS refuses the whole request for any other error, empty keys among them.
 * @throws the error where AWS refuses the whole request
 */
function reasonOf(error: unknown, { wantsOldItem }: Step, { found }: Recording): CancellationReason {
  if (isFaultOf(error, "ConditionalCheckFailedException")) {
    const [old] = found.values();
    return {
      Code: "ConditionalCheckFailed",
      Message: "The conditional request failed",
      ...(wantsOldItem && old && { Item: old }),
    };
  }
  if (isFaultOf(error, "ValidationException") && !error.message.includes("cannot contain an empty")) {
    return { Code: "ValidationError", Message: error.message };
  }
  throw error;
}

function assertDistinct(recordings: Recording[]): void {
  const keys = recordings.flatMap(({ found }) => [...found.keys()]);
  if (new Set(keys).size < keys.length) {
    throw invalid("Transaction request cannot include multiple operations on one item");
  }
}

function assertAllPass(reasons: CancellationReason[]): void {
  if (reasons.every(({ Code }) => Code === "None")) return;
  const codes = reasons.map(({ Code }) => Code).join(", ");
  throw fault(
    "TransactionCanceledException",
    `Transaction cancelled, please refer cancellation reasons for specific reasons [${codes}]`,
    { CancellationReasons: reasons },
  );
}
