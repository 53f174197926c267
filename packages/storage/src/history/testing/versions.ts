import type { HistoryRow } from "../history-row.ts";

type Made = Pick<HistoryRow, "version" | "beside">;

/** The versions that rows have made, in their order. */
export const versionsIn = (rows: readonly Made[]): number[] =>
  rows
    .filter(({ beside }) => !beside)
    .map(({ version }) => version)
    .toSorted((a, b) => a - b);

/** Tells whether each version of a record, or each from `first` on, has one row. */
export function hasEveryVersion(rows: readonly Made[], version: number, first = 1): boolean {
  const versions = versionsIn(rows);
  return versions.length === version - first + 1 && versions.every((one, index) => one === first + index);
}
