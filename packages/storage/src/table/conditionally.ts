import { ConditionalCheckFailedException } from "@aws-sdk/client-dynamodb";
import { unmarshall } from "@aws-sdk/util-dynamodb";
import type { Db } from "./client.ts";
import type { Item } from "./query.ts";
import { retrying } from "./retrying.ts";

/** The result of a write on a condition; `item` is the stored one, where the write asked for ALL_OLD on refusal. */
export type Conditional<Answer> = { outcome: "written"; answer: Answer } | { outcome: "refused"; item?: Item };

/** Sends a single write on a condition, again where a transaction or throttling is in its way. */
export async function conditionally<Answer>(db: Db, write: () => Promise<Answer>): Promise<Conditional<Answer>> {
  try {
    return { outcome: "written", answer: await retrying(db, write) };
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
    return { outcome: "refused", ...(error.Item && { item: unmarshall(error.Item) }) };
  }
}
