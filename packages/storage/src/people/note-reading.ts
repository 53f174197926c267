import { PutCommand } from "@aws-sdk/lib-dynamodb";
import type { LocalDate } from "@petcare/domain";
import type { Changes } from "../history/changes.ts";
import { type Author, historyItem, rowOf } from "../history/history-row.ts";
import { readRecordHistory } from "../history/read-history.ts";
import type { Db } from "../table/client.ts";
import { retrying } from "../table/query.ts";
import type { User } from "./users.ts";

/**
 * Records in a client's history that a person reads the codes of their home. It makes no version.
 *
 * @param visitId the visit for which they are read; absent on the client's page
 */
export const noteReading = (db: Db, client: User, visitId: string | undefined, by: Author): Promise<void> =>
  note(db, client, { codes_read: { to: visitId ?? "on the client’s page" } }, by);

/** The number of rows to search, more than a client's record gets in a day. */
const ofToday = 200;

/** Records, once a day, that a walker's phone has the codes of a client's home. */
export async function noteTaking(db: Db, client: User, date: LocalDate, by: Author): Promise<void> {
  const { rows } = await readRecordHistory(db, { entity: "person", entity_id: client.id }, { limit: ofToday });
  const isNoted = rows.some((row) => row.by === by.id && row.changes.codes_taken?.to === date);
  if (!isNoted) await note(db, client, { codes_taken: { to: date } }, by);
}

async function note(db: Db, { id, name, version }: User, changes: Changes, by: Author): Promise<void> {
  const row = rowOf({ entity: "person", entity_id: id, name, version, changes, beside: true }, by);
  await retrying(db, () => db.client.send(new PutCommand({ TableName: db.table, Item: historyItem(row) })));
}
