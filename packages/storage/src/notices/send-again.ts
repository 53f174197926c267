import { PutCommand } from "@aws-sdk/lib-dynamodb";
import type { Author } from "../history/author.ts";
import { historyItem, rowOf } from "../history/history-row.ts";
import { readUser } from "../people/users.ts";
import { changing } from "../table/changing.ts";
import type { Db } from "../table/client.ts";
import { retrying } from "../table/retrying.ts";
import type { Sent } from "./sent.ts";
import { readTold, storeTold, type Told } from "./told.ts";

/**
 * Has what a message told told again, as it is by then: its words are forgotten, and the person is looked at. It can be
 * repeated. Somebody who was told nothing is looked at all the same.
 */
export async function sendAgain(db: Db, sent: Pick<Sent, "person" | "words">, by: Author): Promise<void> {
  await changing<Told, Told, "written">({
    what: `The words of ${sent.person}`,
    read: () => readTold(db, sent.person),
    decide: (told) => {
      const kept = Object.entries(told?.words ?? {}).filter(([about]) => !(about in sent.words));
      if (!told || kept.length === Object.keys(told.words).length) return { result: "written" };
      return { change: { ...told, words: Object.fromEntries(kept), version: told.version + 1 } };
    },
    write: (next) => storeTold(db, next),
  });
  const person = await readUser(db, sent.person);
  if (!person) return;
  const { id, name, version } = person;
  const row = rowOf({ entity: "person", entity_id: id, name, version, changes: { told_again: {} }, beside: true }, by);
  await retrying(db, () => db.client.send(new PutCommand({ TableName: db.table, Item: historyItem(row) })));
}
