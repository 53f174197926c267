import { ConditionalCheckFailedException } from "@aws-sdk/client-dynamodb";
import { unmarshall } from "@aws-sdk/util-dynamodb";

/** What a single write answers, or that its condition failed, with the item where the write asked for ALL_OLD. */
export type Outcome<Answer> = { refused: false; answer: Answer } | { refused: true; item?: Record<string, unknown> };

export async function unlessRefused<Answer>(write: Promise<Answer>): Promise<Outcome<Answer>> {
  try {
    return { refused: false, answer: await write };
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
    return { refused: true, ...(error.Item && { item: unmarshall(error.Item) }) };
  }
}
