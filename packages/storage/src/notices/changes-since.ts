import { type HistoryRow, rowFrom } from "../history/history-row.ts";
import type { Db } from "../table/client.ts";
import { historyPartition } from "../table/history-keys.ts";
import { queryAll } from "../table/query.ts";

/** All changes from an instant on, the oldest first. @param from epoch milliseconds, as is `now`; a month apart at most */
export async function readChangesSince(db: Db, from: number, now: number): Promise<HistoryRow[]> {
  const months = [...new Set([from, now].map((at) => new Date(at).toISOString().slice(0, 7)))];
  const found = await Promise.all(
    months.map((month) =>
      queryAll(db, {
        IndexName: "history",
        KeyConditionExpression: "history_pk = :month AND history_sk >= :from",
        ExpressionAttributeValues: {
          ":month": historyPartition(month).history_pk,
          ":from": new Date(from).toISOString(),
        },
      }),
    ),
  );
  return found.flat().map(rowFrom);
}
