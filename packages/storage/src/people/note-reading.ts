import { PutCommand } from "@aws-sdk/lib-dynamodb";
import type { Author } from "../history/author.ts";
import { historyItem } from "../history/history-row.ts";
import type { Db } from "../table/client.ts";
import { retrying } from "../table/retrying.ts";
import type { User } from "./users.ts";

/**
 * Notes in a client's history that somebody reads the codes of their home. It is no edit: it makes no version.
 *
 * @param visit_id the visit for which they are read; absent on the client's own page
 */
export async function noteReading(
  db: Db,
  { id, name, version }: User,
  visit_id: string | undefined,
  { id: by, ...author }: Author,
): Promise<void> {
  const read = visit_id === undefined ? {} : { visit_id };
  const row = { entity: "person" as const, entity_id: id, name, version, changes: {}, read, by, ...author };
  await retrying(db, () => db.client.send(new PutCommand({ TableName: db.table, Item: historyItem(row) })));
}
