import type { Item, Json, Store } from "dynalite/db/index.js";
import type { DynaliteAction } from "./actions.ts";
import { fault, invalid, isFaultOf } from "./faults.ts";
import { type Recording, recordWrites } from "./recording.ts";

/** One action of a transaction, its request checked. */
export interface Step {
  kind: string;
  action: DynaliteAction;
  data: Json;
  /** Whether a failed condition answers the item that failed it. */
  wantsOldItem: boolean;
}

/** Why an action fails its transaction, or 'None', in AWS's shape. */
interface CancellationReason {
  Code: "None" | "ConditionalCheckFailed" | "ValidationError";
  Message?: string;
  Item?: Item;
}

/** The actions of a transaction request: 1 to 100; throws as AWS words it. */
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
 * Runs the steps, each on a recording of its own, so that nothing is written yet. Throws if the transaction must not
 * happen: TransactionCanceledException with a reason for each step, or what AWS answers for the whole request.
 */
export async function rehearse(steps: Step[], store: Store): Promise<{ recordings: Recording[]; answers: Json[] }> {
  const recordings: Recording[] = [];
  const answers: Json[] = [];
  const reasons: CancellationReason[] = [];
  for (const step of steps) {
    const recording = recordWrites(store, step.kind === "Update" ? "update" : "item");
    recordings.push(recording);
    try {
      answers.push(await step.action.run(recording.store, step.data));
      reasons.push({ Code: "None" });
    } catch (error) {
      reasons.push(reasonOf(error, step, recording));
    }
  }
  assertDistinct(recordings);
  assertAllPass(reasons);
  return { recordings, answers };
}

/**
 * AWS answers for the whole request all but failed conditions and what is found invalid beside the table or the stored
 * item; of the latter, empty keys too.
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

/** ConsumedCapacity of a transaction, where asked for: twice that of its actions, a table an entry. */
export function doubledCapacity(answers: Json[]): Json {
  const units = new Map<string, number>();
  for (const { ConsumedCapacity } of answers) {
    if (!ConsumedCapacity) return {};
    const { TableName, CapacityUnits } = ConsumedCapacity as { TableName: string; CapacityUnits: number };
    units.set(TableName, (units.get(TableName) ?? 0) + 2 * CapacityUnits);
  }
  return { ConsumedCapacity: [...units].map(([TableName, CapacityUnits]) => ({ TableName, CapacityUnits })) };
}
