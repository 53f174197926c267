import type { HistoryRow } from "./history-row.ts";

type Made = Pick<HistoryRow, "version" | "beside">;

/** Orders rows as they were made. */
export const byVersion = (a: Made, b: Made) => a.version - b.version || Number(a.beside ?? 0) - Number(b.beside ?? 0);
