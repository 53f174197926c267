import type { Cancelling, LocalDate, SeriesActKind } from "@petcare/domain";
import type { Db } from "../table/client.ts";
import { historyKey, historyListKey, type RecordRef } from "../table/history-keys.ts";
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
  /** What an act on a series did to its visits. */
  series?: SeriesChange | undefined;
  /** Visits that were put in with their new schedule as they are, by original date, with their versions. What made them so is told nowhere. */
  put?: Readonly<Record<LocalDate, number>> | undefined;
  /** It made no version: the row stands beside the one that did. */
  beside?: true | undefined;
}

/** What an act did to the visits of a series. It names them, so that they need no rows of their own. */
export interface SeriesChange extends Partial<Cancelling> {
  kind: SeriesActKind;
  /** The local date of the act. */
  today: LocalDate;
  /** The first original date that takes it; absent: every date to come. */
  from?: LocalDate | undefined;
  /** The stored visits that it changed by original date, with the version that each got. */
  visits: Readonly<Record<LocalDate, number>>;
}

/** What a writer says of its change. */
export type Change = Pick<
  HistoryRow,
  "entity" | "entity_id" | "name" | "version" | "changes" | "series" | "put" | "beside"
>;

/**
 * The write that tells a change, as part of the transaction that makes it. It is refused where the record's version has
 * been made before.
 */
export function historyWrite(db: Db, change: Change, by: Author) {
  const Item = historyItem(rowOf(change, by));
  return { Put: { TableName: db.table, Item, ConditionExpression: "attribute_not_exists(pk)" } };
}

export const rowOf = (change: Change, { id: by, ...author }: Author): HistoryRow => ({ ...change, by, ...author });

export function historyItem(row: HistoryRow) {
  const key = historyKey(row, row.version, row.beside && `#${new Date(row.at).toISOString()}#${row.by}`);
  return { ...key, ...historyListKey(row.at, key), ...row };
}

/** A row's place in the history of its record, or in the list of all changes: the cursor of a page that ends with it. */
export function placeInHistory(row: HistoryRow, list: "record" | "all"): string {
  const { sk, history_sk } = historyItem(row);
  return list === "record" ? sk : history_sk;
}

export function rowFrom({ pk, sk, history_pk, history_sk, ...row }: Item): HistoryRow {
  return row as unknown as HistoryRow;
}
