import { PutCommand } from "@aws-sdk/lib-dynamodb";
import { type Author, historyItem, rowOf } from "../history/history-row.ts";
import { readUser } from "../people/users.ts";
import type { Db } from "../table/client.ts";
import { retrying } from "../table/query.ts";
import type { Sent } from "./sent.ts";

/** Asks for what a message told to be told again, as it is by then. A row of the history says so, and the job reads it. */
export async function sendAgain(db: Db, { person: id, things }: Sent, by: Author): Promise<void> {
  const person = await readUser(db, id);
  if (!person) return;
  const { name, version } = person;
  const change = { entity: "person", entity_id: id, name, version, changes: { told_again: {} } } as const;
  const row = rowOf({ ...change, again: things, beside: true }, by);
  await retrying(db, () => db.client.send(new PutCommand({ TableName: db.table, Item: historyItem(row) })));
}
