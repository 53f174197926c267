import type { Db } from "../table/client.ts";
import { userKey } from "../table/keys.ts";
import { updateItem } from "../table/transact.ts";

/**
 * Notes that an active user was seen. It is no edit: it makes no version and no row in the history. An earlier instant
 * than the stored one changes nothing.
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
