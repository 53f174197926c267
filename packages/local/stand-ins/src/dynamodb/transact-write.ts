import { createHash } from "node:crypto";
import db, { type Json, type Store } from "dynalite/db/index.js";
import { type DynaliteAction, dynaliteAction } from "./actions.ts";
import type { ClientTokens } from "./client-tokens.ts";
import type { Exclusively } from "./exclusive.ts";
import { invalid } from "./faults.ts";
import type { Recording } from "./recording.ts";
import { rehearse, type Step, transactItems } from "./transaction.ts";

const deletion = dynaliteAction("deleteItem");
// A condition check is a deletion whose writes are dropped.
const actions: Record<string, DynaliteAction> = {
  Put: dynaliteAction("putItem"),
  Update: dynaliteAction("updateItem"),
  Delete: deletion,
  ConditionCheck: deletion,
};
const requiredExpression: Record<string, string> = {
  Update: "UpdateExpression",
  ConditionCheck: "ConditionExpression",
};
const maximumBytes = 4 * 1024 * 1024;

/** TransactWriteItems. Its actions are one atomic LevelDB batch, or all fail with a reason for each. */
export function transactWrite(store: Store, exclusively: Exclusively, tokens: ClientTokens) {
  return async (body: Json): Promise<Json> => {
    const items = transactItems(body);
    const token = clientRequestToken(body);
    const fingerprint = createHash("sha256").update(canonical(items)).digest("base64");
    const steps = items.map((item, index) => stepOf(item, index, store));

    return exclusively(async () => {
      if (token && tokens.isRepeat(token, fingerprint)) return {};
      const recordings = await rehearse(steps, store);
      assertFits(recordings);
      const writes = recordings.flatMap(({ writes }, i) => (steps[i]?.kind === "ConditionCheck" ? [] : writes));
      await store.db.batch(token ? [...writes, ...tokens.remember(token, fingerprint)] : writes);
      return {};
    });
  };
}

function clientRequestToken(body: Json): string | undefined {
  const token = body.ClientRequestToken as string | undefined;
  if (token !== undefined && (token.length < 1 || token.length > 36)) {
    const constraint = token ? "less than or equal to 36" : "greater than or equal to 1";
    throw invalid(
      `1 validation error detected: Value '${token}' at 'clientRequestToken' failed to satisfy constraint: Member must have length ${constraint}`,
    );
  }
  return token;
}

function stepOf(item: Json, index: number, store: Store): Step {
  const [[kind, request] = ["", {}], ...others] = Object.entries(item);
  const action = actions[kind];
  if (!action || others.length > 0) {
    throw invalid("TransactItems can only contain one of Check, Put, Update or Delete");
  }
  const { ReturnValuesOnConditionCheckFailure: onFailure, ...rest } = request as Json;
  const required = requiredExpression[kind];
  if (required && rest[required] === undefined) {
    const member = `transactItems.${index + 1}.member.${lowerFirst(kind)}.${lowerFirst(required)}`;
    throw invalid(
      `1 validation error detected: Value null at '${member}' failed to satisfy constraint: Member must not be null`,
    );
  }
  return { kind, action, data: action.check(rest, store), wantsOldItem: onFailure === "ALL_OLD" };
}

function assertFits(recordings: Recording[]): void {
  const items = recordings.map(({ put, found }) => put[0] ?? [...found.values()][0]);
  const bytes = items.reduce((sum, item) => sum + (item ? db.itemSize(item) : 0), 0);
  if (bytes > maximumBytes) throw invalid("The aggregate size of the items in the transaction exceeds 4 MB");
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** JSON with sorted keys, because AWS ignores the order of members when it compares repeated requests. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
