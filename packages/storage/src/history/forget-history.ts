import type { Db } from "../table/client.ts";
import { historyPrefix } from "../table/history-keys.ts";
import { inParallel } from "../table/in-parallel.ts";
import { readPartition } from "../table/query.ts";
import { updateItem } from "../table/transact.ts";
import { type HistoryRow, historyItem, rowFrom } from "./history-row.ts";

/**
 * Rewrites the history rows of one partition: of a person, or of a schedule and its visits. Unchanged rows are not written.
 * @returns the old rows
 */
export async function forgetHistory(
  db: Db,
  pk: string,
  forget: (row: HistoryRow) => Pick<HistoryRow, "name" | "changes">,
): Promise<HistoryRow[]> {
  const rows = await readPartition(db, pk, rowFrom, historyPrefix);
  await inParallel(rows, async (row) => {
    const { name, changes } = forget(row);
    if (JSON.stringify([name, changes]) === JSON.stringify([row.name, row.changes])) return;
    await rewrite(db, row, { name, changes });
  });
  return rows;
}

async function rewrite(db: Db, row: HistoryRow, { name, changes }: Pick<HistoryRow, "name" | "changes">) {
  const { pk, sk } = historyItem(row);
  await updateItem(db, {
    Key: { pk, sk },
    ConditionExpression: "attribute_exists(pk)",
    UpdateExpression: "SET #name = :name, changes = :changes",
    ExpressionAttributeNames: { "#name": "name" },
    ExpressionAttributeValues: { ":name": name, ":changes": changes },
  });
}
