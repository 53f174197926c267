import type { Changes } from "../history/changes.ts";
import { type Author, type Change, historyWrite } from "../history/history-row.ts";
import type { Db } from "../table/client.ts";
import type { Item, Key } from "../table/query.ts";
import { transact, type Writes, wholeWrite } from "../table/transact.ts";

interface NewSettings {
  /** The version that is stored; 0: there are none yet. */
  stored: number;
  /** The item at its next version. */
  itemOf: (version: number) => Item & Key;
  entity: Change["entity"];
  name: string;
  changes: Changes;
}

/**
 * Writes settings of the business at their next version, with their history. Without changes nothing is written.
 * @param also writes that go with them
 * @returns 'refused' where another version is stored by now
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
