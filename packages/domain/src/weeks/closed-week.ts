import type { LocalDate } from "../local-date.ts";
import { sortedJson } from "../sorted-json.ts";
import type { Carried } from "./checklist.ts";
import type { RowFigures, WeekRow } from "./week-rows.ts";

/** How many of each kind a closed week has. */
export interface WeekCounts {
  visits: number;
  completed: number;
  cancellations: number;
  written_off: number;
  invoices: number;
  pay_runs: number;
}

/** The signed header of a closed week, as it is stored beside its rows. */
export interface WeekHeader {
  monday: LocalDate;
  /** The id that the request gave. The same one again closes nothing. */
  id: string;
  /** A digest of the request, to tell its repetition from another one. */
  request_hash: string;
  /** Epoch milliseconds. */
  closed_at: number;
  closed_by: string;
  /** The name with which it was signed. */
  signed: string;
  figures: RowFigures;
  counts: WeekCounts;
  carried: Carried[];
  /** Covers the rest of the header and all rows: see `weekHash`. */
  hash: string;
}

/** Makes a digest of a text. It is handed in, for this package has none. */
export type Digest = (text: string) => string;

/** Computes the hash of a closed week: the digest of its header, without the hash, and its rows as sorted JSON. */
export const weekHash = (
  { hash: _, ...header }: Omit<WeekHeader, "hash"> & { hash?: string },
  rows: readonly WeekRow[],
  digest: Digest,
): string => digest(sortedJson({ header, rows }));

/** Tells whether a closed week is as it was signed. */
export const isIntact = (header: WeekHeader, rows: readonly WeekRow[], digest: Digest): boolean =>
  weekHash(header, rows, digest) === header.hash;

/** The part of a hash that people compare. */
export const fingerprintOf = ({ hash }: Pick<WeekHeader, "hash">): string => hash.slice(0, 8).toUpperCase();
