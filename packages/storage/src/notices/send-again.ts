import { PutCommand } from "@aws-sdk/lib-dynamodb";
import { type Author, historyItem, rowOf } from "../history/history-row.ts";
import { readUser } from "../people/users.ts";
import type { Db } from "../table/client.ts";
import { retrying } from "../table/query.ts";
import type { Sent } from "./sent.ts";

/** Requests that a message's things be sent again, in their current state. The job reads the request from the history. */
export async function sendAgain(db: Db, { person: id, things }: Sent, by: Author): Promise<void> {
  const person = await readUser(db, id);
  if (!person) return;
  const { name, version } = person;
  const change = { entity: "person", entity_id: id, name, version, changes: { told_again: {} } } as const;
  const row = rowOf({ ...change, again: things, beside: true }, by);
  await retrying(db, () => db.client.send(new PutCommand({ TableName: db.table, Item: historyItem(row) })));
}
