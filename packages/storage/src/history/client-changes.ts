import type { Db } from "../table/client.ts";
import { clientHistoryKey, historyRange } from "../table/history-keys.ts";
import { type PageRequest, queryPages } from "../table/query.ts";
import { type HistoryRow, placeInHistory, rowFrom } from "./history-row.ts";
import { type ChangePage, pageOf } from "./read-history.ts";

/**
 * Reads a client's changes, the latest first: of their record, bookings, invoices and account. The cursor is a position in the
 * list of all changes. Changes of bookings and money are found by the client that their rows name.
 *
 * @param clientIds of the client's record, and of those that were merged into it
 */
export async function readClientChanges(
  db: Db,
  clientIds: readonly string[],
  request: PageRequest,
): Promise<ChangePage> {
  const rows = await Promise.all(clientIds.flatMap((id) => changesOfRecord(db, id, request)));
  return pageOf(rows.flat(), request);
}

/** Reads the latest changes of one record, and those that name it. */
function changesOfRecord(db: Db, clientId: string, request: PageRequest): Promise<HistoryRow[]>[] {
  const person = historyRange({ entity: "person", entity_id: clientId });
  return [
    firstRows(db, request, {
      KeyConditionExpression: "pk = :pk AND sk BETWEEN :from AND :to",
      ExpressionAttributeValues: { ":pk": person.pk, ":from": person.from, ":to": person.to },
    }),
    firstRows(db, request, {
      IndexName: "client",
      KeyConditionExpression: "client_id = :client AND agenda_sk BETWEEN :first AND :last",
      ExpressionAttributeValues: {
        ":client": clientId,
        ":first": clientHistoryKey("").agenda_sk,
        ":last": clientHistoryKey(request.cursor ?? "~").agenda_sk,
      },
    }),
  ];
}

/** Reads the latest rows of a query after the cursor: at least one more than a page, if there are so many. */
async function firstRows(
  db: Db,
  { limit, cursor }: PageRequest,
  query: Parameters<typeof queryPages>[1],
): Promise<HistoryRow[]> {
  const rows: HistoryRow[] = [];
  for await (const items of queryPages(db, { ...query, ScanIndexForward: false, Limit: limit + 2 })) {
    rows.push(...items.map(rowFrom).filter((row) => !cursor || placeInHistory(row, "all") < cursor));
    if (rows.length > limit) break;
  }
  return rows;
}
