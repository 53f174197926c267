import type { Json } from "dynalite/db/index.js";
import { fault, invalid, isFaultOf } from "./faults.ts";

/** One action's part in why a transaction was refused, in AWS's shape. */
export interface CancellationReason {
  Code: "None" | "ConditionalCheckFailed" | "ValidationError";
  Message?: string;
  Item?: Json;
}

/** The actions of a transaction request: 1 to 100; throws as AWS words it. */
export function transactItems(body: Json): Json[] {
  const { TransactItems: items } = body;
  const [value, constraint] = !Array.isArray(items)
    ? ["null", "not be null"]
    : items.length < 1
      ? ["'[]'", "have length greater than or equal to 1"]
      : items.length > 100
        ? [`'[${items.length} items]'`, "have length less than or equal to 100"]
        : [];
  if (constraint) {
    throw invalid(
      `1 validation error detected: Value ${value} at 'transactItems' failed to satisfy constraint: Member must ${constraint}`,
    );
  }
  return items as Json[];
}

/** Throws if two actions name one item; `keys` has a LevelDB key for each action that names one. */
export function assertDistinct(keys: string[]): void {
  if (new Set(keys).size < keys.length) {
    throw invalid("Transaction request cannot include multiple operations on one item");
  }
}

/**
 * The reason for which an action fails its transaction. Throws `error` itself if AWS answers it for the whole request:
 * all but failed conditions and what is found invalid only beside the table or the stored item; empty keys are not.
 */
export function reasonOf(error: unknown): CancellationReason {
  if (isFaultOf(error, "ConditionalCheckFailedException")) {
    return { Code: "ConditionalCheckFailed", Message: "The conditional request failed" };
  }
  if (isFaultOf(error, "ValidationException") && !error.message.includes("cannot contain an empty")) {
    return { Code: "ValidationError", Message: error.message };
  }
  throw error;
}

/** Throws TransactionCanceledException unless every reason is 'None'. */
export function assertAllPass(reasons: CancellationReason[]): void {
  if (reasons.every(({ Code }) => Code === "None")) return;
  const codes = reasons.map(({ Code }) => Code).join(", ");
  throw fault(
    "TransactionCanceledException",
    `Transaction cancelled, please refer cancellation reasons for specific reasons [${codes}]`,
    { CancellationReasons: reasons },
  );
}

/** ConsumedCapacity of a transaction: twice that of its actions, a table an entry. */
export function doubledCapacity(answers: Json[]): Json[] {
  const units = new Map<string, number>();
  for (const { ConsumedCapacity } of answers) {
    const { TableName, CapacityUnits } = ConsumedCapacity as { TableName: string; CapacityUnits: number };
    units.set(TableName, (units.get(TableName) ?? 0) + 2 * CapacityUnits);
  }
  return [...units].map(([TableName, CapacityUnits]) => ({ TableName, CapacityUnits }));
}
