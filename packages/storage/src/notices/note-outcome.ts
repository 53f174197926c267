import { UpdateCommand } from "@aws-sdk/lib-dynamodb";
import type { EmailStop } from "@petcare/domain";
import type { Db } from "../table/client.ts";
import { sentKey } from "../table/person-keys.ts";
import { queryAll, retrying } from "../table/query.ts";

/**
 * Stores on each message of an email that the email did not arrive.
 *
 * @param at epoch milliseconds
 * @returns the number of messages found; 0 if they were deleted, or are not stored yet
 */
export async function noteOutcome(db: Db, person: string, at: number, outcome: EmailStop): Promise<number> {
  const { pk, sk } = sentKey(person, at, 0);
  const items = await queryAll(db, {
    KeyConditionExpression: "pk = :pk AND begins_with(sk, :at)",
    ExpressionAttributeValues: { ":pk": pk, ":at": sk.slice(0, -1) },
    ProjectionExpression: "pk, sk",
    ConsistentRead: true,
  });
  for (const Key of items) {
    const update = new UpdateCommand({
      TableName: db.table,
      Key,
      UpdateExpression: "SET channels.email = :outcome",
      ExpressionAttributeValues: { ":outcome": outcome },
    });
    await retrying(db, () => db.client.send(update));
  }
  return items.length;
}
