import type { PageRequest } from "../table/read-page.ts";
import { type HistoryRow, placeInHistory } from "./history-row.ts";
import type { ChangePage } from "./read-history.ts";

/** Makes a page of rows that were read from several places, the latest first. Its cursor is a place among all changes. */
export function pageOf(rows: readonly HistoryRow[], { limit, cursor }: PageRequest): ChangePage {
  const before = rows
    .map((row) => ({ row, place: placeInHistory(row, "all") }))
    .filter(({ place }) => !cursor || place < cursor)
    .sort((a, b) => (a.place < b.place ? 1 : -1));
  const page = before.slice(0, limit);
  return { rows: page.map(({ row }) => row), cursor: before.length > limit ? page.at(-1)?.place : undefined };
}
