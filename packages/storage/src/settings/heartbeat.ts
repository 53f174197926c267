import type { Db } from "../table/client.ts";
import { userKey } from "../table/keys.ts";
import { updateItem } from "../table/transact.ts";

/**
 * Stores that an active user was seen. It makes no version and no history row. An earlier instant changes nothing.
 *
 * @param now epoch milliseconds
 */
export async function storeHeartbeat(db: Db, id: string, now: number): Promise<void> {
  await updateItem(db, {
    Key: userKey(id),
    ConditionExpression: "active = :yes AND (attribute_not_exists(last_seen_at) OR last_seen_at < :now)",
    UpdateExpression: "SET last_seen_at = :now",
    ExpressionAttributeValues: { ":yes": true, ":now": now },
  });
}
