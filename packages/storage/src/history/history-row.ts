import type { LocalDate } from "@petcare/domain";
import type { Db } from "../table/client.ts";
import { historyKey, historyListKey, type RecordRef } from "../table/keys.ts";
import type { Item } from "../table/query.ts";
import type { Author, Way } from "./author.ts";
import type { Changes } from "./changes.ts";

/** One change of one record. A record of version n has n of them; a visit has one for each edit, from the first on. */
export interface HistoryRow extends RecordRef {
  /** What people call the record. */
  name: string;
  /** The record's version that the change made. */
  version: number;
  /** Epoch milliseconds. */
  at: number;
  /** The user's id; where nobody acted, the job's name. */
  by: string;
  way: Way;
  request_id: string;
  changes: Changes;
  /** What was done to a series, beside its fields. */
  series?: SeriesChange | undefined;
  /** Set where nothing was changed: somebody read the codes that open a home, for a visit or on the client's page. */
  read?: { visit_id?: string | undefined } | undefined;
}

export interface SeriesChange {
  act: "edit" | "cancel" | "restore";
  /** The first original date that takes it; absent: all from that day on. */
  from?: LocalDate | undefined;
  /** The stored visits that it changed by original date, with the version that each got. */
  visits: Readonly<Record<LocalDate, number>>;
}

/** What a writer says of its change. */
export type Change = Pick<HistoryRow, "entity" | "entity_id" | "name" | "version" | "changes" | "series">;

/**
 * The write that tells a change, as part of the transaction that makes it. It is refused where the record's version has
 * been made before.
 */
export function historyWrite(db: Db, change: Change, { id: by, ...author }: Author) {
  const row: HistoryRow = { ...change, by, ...author };
  return { Put: { TableName: db.table, Item: historyItem(row), ConditionExpression: "attribute_not_exists(pk)" } };
}

export function historyItem(row: HistoryRow) {
  const key = historyKey(row, row.version, row.read && `#${new Date(row.at).toISOString()}#${row.by}`);
  return { ...key, ...historyListKey(row.at, key), ...row };
}

export function rowFrom({ pk, sk, history_pk, history_sk, ...row }: Item): HistoryRow {
  return row as unknown as HistoryRow;
}
