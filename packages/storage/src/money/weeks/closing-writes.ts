import { type WeekHeader, weekHash } from "@petcare/domain";
import { changesBetween } from "../../history/changes.ts";
import { historyWrite } from "../../history/history-row.ts";
import type { Db } from "../../table/client.ts";
import { putNew, type Writes } from "../../table/transact.ts";
import { closedWeekItem, weekRowsItem } from "./closed-week.ts";
import type { ClosingRequest } from "./closing-request.ts";
import type { Kept } from "./kept-rows.ts";
import { sha256 } from "./sha256.ts";

/** How many rows a week keeps: five times the largest week that is planned for. Packed, they fit into one item. */
export const maxRows = 10_000;

/** Signs a week. The writes are one transaction: its header, where the week has none yet, its rows and its history. */
export function closingWrites(
  db: Db,
  { monday, id, request_hash, signed, by }: ClosingRequest,
  { rows, ...kept }: Kept,
): { week: WeekHeader; writes: Writes } {
  const unsigned = { monday, id, request_hash, closed_at: by.at, closed_by: by.id, signed, ...kept };
  const week = { ...unsigned, hash: weekHash(unsigned, rows, sha256) };
  const { hash, figures, carried } = week;
  const changes = changesBetween({}, { hash, completed_cents: figures.completed, carried: carried.length }, new Set());
  return {
    week,
    writes: [
      putNew(db, closedWeekItem(week)),
      { Put: { TableName: db.table, Item: weekRowsItem(monday, rows) } },
      // A week is closed once, so it has one version.
      historyWrite(db, { entity: "week", entity_id: monday, name: monday, version: 1, changes }, by),
    ],
  };
}
