import { type HistoryRow, rowFrom } from "../history/history-row.ts";
import type { Db } from "../table/client.ts";
import { historyRange, type RecordRef } from "../table/history-keys.ts";
import { inParallel } from "../table/in-parallel.ts";
import { queryAll } from "../table/query.ts";

/** All rows of the histories of some records. */
export async function rowsOf(db: Db, records: readonly RecordRef[]): Promise<HistoryRow[]> {
  const rows: HistoryRow[] = [];
  await inParallel(records, async (record) => {
    const { pk, from, to } = historyRange(record);
    const items = await queryAll(db, {
      KeyConditionExpression: "pk = :pk AND sk BETWEEN :from AND :to",
      ExpressionAttributeValues: { ":pk": pk, ":from": from, ":to": to },
      ConsistentRead: true,
    });
    rows.push(...items.map(rowFrom));
  });
  return rows;
}
