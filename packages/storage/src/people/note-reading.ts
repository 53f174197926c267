import { PutCommand } from "@aws-sdk/lib-dynamodb";
import type { Author } from "../history/author.ts";
import { historyItem, rowOf } from "../history/history-row.ts";
import type { Db } from "../table/client.ts";
import { retrying } from "../table/retrying.ts";
import type { User } from "./users.ts";

/**
 * Notes in a client's history that somebody reads the codes of their home. It is no edit: it makes no version.
 *
 * @param visitId the visit for which they are read; absent on the client's own page
 */
export async function noteReading(
  db: Db,
  { id, name, version }: User,
  visitId: string | undefined,
  by: Author,
): Promise<void> {
  const changes = { codes_read: { to: visitId ?? "on the client’s page" } };
  const row = rowOf({ entity: "person", entity_id: id, name, version, changes, beside: true }, by);
  await retrying(db, () => db.client.send(new PutCommand({ TableName: db.table, Item: historyItem(row) })));
}
