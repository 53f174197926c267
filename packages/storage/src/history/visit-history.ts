import type { LocalDate } from "@petcare/domain";
import type { Db } from "../table/client.ts";
import { historyRange, type RecordRef } from "../table/history-keys.ts";
import { type PageRequest, queryAll } from "../table/query.ts";
import { parseVisitId } from "../table/visit-id.ts";
import { type HistoryRow, rowFrom } from "./history-row.ts";
import { type ChangePage, pageOf } from "./read-history.ts";

/**
 * Reads a visit's changes, the latest first: acts on the visit, and acts on its series that changed it. The cursor is a
 * position in the list of all changes. Reads all rows of the visit and its series, because there are few.
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
    // Consistent, because a report may be judged right after an act of the office.
    ConsistentRead: true,
    ...filter,
  });
  return items.map(rowFrom);
}

/** A row that changed a visit, with the visit's version after it. */
export interface VisitEvent {
  row: HistoryRow;
  version: number;
  beside?: true | undefined;
}

/** Lists the changes of each visit of a schedule, in order, by its original date. @param rows of the schedule and its visits */
export function visitEvents(rows: readonly HistoryRow[]): Map<LocalDate, VisitEvent[]> {
  const events = new Map<LocalDate, VisitEvent[]>();
  const add = (date: LocalDate, event: VisitEvent) => events.set(date, [...(events.get(date) ?? []), event]);
  for (const row of rows) {
    const date = row.entity === "visit" ? parseVisitId(row.entity_id)?.original_date : undefined;
    if (date) add(date, { row, version: row.version, beside: row.beside });
    for (const [changed, version] of Object.entries(row.series?.visits ?? {}))
      add(changed as LocalDate, { row, version });
  }
  for (const [date, some] of events) events.set(date, some.toSorted(byVersion));
  return events;
}

type Made = Pick<HistoryRow, "version" | "beside">;

/** Compares rows by the order of their making. */
export const byVersion = (a: Made, b: Made) => a.version - b.version || Number(a.beside ?? 0) - Number(b.beside ?? 0);
