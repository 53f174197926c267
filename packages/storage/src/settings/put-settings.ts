import type { Changes } from "../history/changes.ts";
import { type Author, type Change, historyWrite } from "../history/history-row.ts";
import type { Db } from "../table/client.ts";
import type { Item, Key } from "../table/query.ts";
import { transact, type Writes, wholeWrite } from "../table/transact.ts";

interface NewSettings {
  /** The stored version; 0 if there is none. */
  stored: number;
  /** The item at its next version. */
  itemOf: (version: number) => Item & Key;
  entity: Change["entity"];
  name: string;
  changes: Changes;
}

/**
 * Writes settings of the business as their next version, with the history row. Without changes nothing is written.
 * @param also further writes of the transaction
 * @returns 'refused' if the stored version has changed
 */
export async function putSettings(
  db: Db,
  { stored, itemOf, entity, name, changes }: NewSettings,
  by: Author,
  also: Writes = [],
): Promise<"written" | "refused"> {
  if (Object.keys(changes).length === 0) return "written";
  const version = stored + 1;
  const { outcome } = await transact(db, [
    wholeWrite(db, itemOf(version), stored),
    historyWrite(db, { entity, entity_id: entity, name, version, changes }, by),
    ...also,
  ]);
  return outcome;
}
