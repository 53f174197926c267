import type { Db } from "../table/client.ts";
import { historyRange, type RecordRef } from "../table/history-keys.ts";
import { queryAll } from "../table/query.ts";
import type { PageRequest } from "../table/read-page.ts";
import { parseVisitId } from "../table/visit-id.ts";
import { type HistoryRow, rowFrom } from "./history-row.ts";
import { pageOf } from "./page-of.ts";
import type { ChangePage } from "./read-history.ts";

/**
 * All that has changed a visit, the latest first: acts on it alone, and those acts on its series that changed it. The
 * cursor is a place in the list of all changes. The rows of a visit and of its series are so few that all are read.
 */
export async function readVisitHistory(db: Db, id: string, request: PageRequest): Promise<ChangePage> {
  const key = parseVisitId(id);
  if (!key) return { rows: [] };
  const [own, ofSeries] = await Promise.all([
    rowsOf(db, { entity: "visit", entity_id: id }),
    rowsOf(db, { entity: "schedule", entity_id: key.schedule_id }, changing(key.original_date)),
  ]);
  return pageOf([...own, ...ofSeries], request);
}

const changing = (date: string) => ({
  FilterExpression: "attribute_exists(series.visits.#date)",
  ExpressionAttributeNames: { "#date": date },
});

async function rowsOf(db: Db, record: RecordRef, filter: object = {}): Promise<HistoryRow[]> {
  const { pk, from, to } = historyRange(record);
  const items = await queryAll(db, {
    KeyConditionExpression: "pk = :pk AND sk BETWEEN :from AND :to",
    ExpressionAttributeValues: { ":pk": pk, ":from": from, ":to": to },
    // A report that comes right after an act of the office is judged by it.
    ConsistentRead: true,
    ...filter,
  });
  return items.map(rowFrom);
}
