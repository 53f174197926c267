import { type CarriedOver, closingOf, type LocalDate, type WeekHeader, weekCounts } from "@petcare/domain";
import { changesBetween } from "../../history/changes.ts";
import { type Author, historyWrite } from "../../history/history-row.ts";
import type { Db } from "../../table/client.ts";
import { putNew, transact } from "../../table/transact.ts";
import { closedWeekItem, readClosedWeek, weekRowsItem } from "./closed-week.ts";
import { readWeek } from "./read-week.ts";

export interface ClosingRequest {
  monday: LocalDate;
  /** The local date on which it is closed. */
  today: LocalDate;
  /** The form's id. A repeated request closes nothing, and gets the same answer. */
  id: string;
  carried: CarriedOver[];
  /** The signer's name. */
  signed: string;
  by: Author;
}

export type ClosingResult =
  | { outcome: "closed"; week: WeekHeader }
  /** Another request has closed it. Here and below nothing was written. */
  | { outcome: "taken"; week: WeekHeader }
  /** An item is neither settled nor carried over with a reason. */
  | { outcome: "open" }
  /** Records that were stored separately differ. */
  | { outcome: "differs" };

/** Closes a week in one transaction, with its current figures and visits. Of two simultaneous requests one wins. */
export async function closeWeek(db: Db, { today, ...request }: ClosingRequest): Promise<ClosingResult> {
  const { monday, id, signed, by } = request;
  const before = await readClosedWeek(db, monday);
  if (before) return closedBefore(before, id);
  const { rows, figures, list, books } = await readWeek(db, monday, today);
  const carried = closingOf(list, request.carried);
  if (!carried) return { outcome: "open" };
  if (books.differences.length > 0) return { outcome: "differs" };
  const counts = weekCounts(rows);
  const week: WeekHeader = { monday, id, closed_at: by.at, closed_by: by.id, signed, figures, counts, carried };
  const changes = changesBetween({}, { completed_cents: figures.completed, carried: carried.length }, new Set());
  const { outcome } = await transact(db, [
    putNew(db, closedWeekItem(week)),
    { Put: { TableName: db.table, Item: weekRowsItem(monday, rows) } },
    // A week is closed once, so it has one version.
    historyWrite(db, { entity: "week", entity_id: monday, name: monday, version: 1, changes }, by),
  ]);
  if (outcome === "written") return { outcome: "closed", week };
  const other = await readClosedWeek(db, monday);
  if (!other) throw new Error(`The week of ${monday} was refused, and is not closed`);
  return closedBefore(other, id);
}

const closedBefore = (week: WeekHeader, id: string): ClosingResult => ({
  outcome: week.id === id ? "closed" : "taken",
  week,
});
