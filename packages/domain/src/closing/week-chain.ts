import type { LocalDate } from "../local-date.ts";
import type { Carried } from "./checklist.ts";
import { sortedJson } from "./sorted-json.ts";
import { type RowFigures, rowFigures, type WeekRow } from "./week-rows.ts";

/** How many of each kind a closed week has. */
export interface WeekCounts {
  visits: number;
  completed: number;
  cancellations: number;
  written_off: number;
  invoices: number;
  pay_runs: number;
}

/** What is signed when a week is closed, as it is stored beside its parts. Its hash is of all the rest of it. */
export interface WeekHeader {
  monday: LocalDate;
  /** The place in the order of closing, from 1. */
  n: number;
  /** The id that the request gave. The same one again closes nothing. */
  id: string;
  /** A digest of the request, to tell its repetition from another one. */
  request_hash: string;
  /** Tells its parts from those of others that tried. */
  attempt: string;
  /** Epoch milliseconds. */
  closed_at: number;
  closed_by: string;
  /** The name with which it was signed. */
  signed: string;
  figures: RowFigures;
  counts: WeekCounts;
  carried: Carried[];
  /** The digest of each part of its rows, in their order. */
  parts: string[];
  /** The hash of the week that was closed before; '' for the first one. */
  former: string;
  hash: string;
}

/** Makes a digest of a text. It is handed in, for this package has none. */
export type Digest = (text: string) => string;

/** The digest of one part of a week's rows. */
export const partDigest = (rows: readonly WeekRow[], digest: Digest): string => digest(sortedJson(rows));

/** The hash of a header: of everything in it but the hash. */
export const headerHash = ({ hash: _, ...header }: Omit<WeekHeader, "hash"> & { hash?: string }, digest: Digest) =>
  digest(sortedJson(header));

/** What people compare of a hash. */
export const fingerprintOf = ({ hash }: Pick<WeekHeader, "hash">): string => hash.slice(0, 8).toUpperCase();

/** A closed week and the parts of its rows, in their order. */
export interface KeptWeek {
  header: WeekHeader;
  parts: readonly (readonly WeekRow[])[];
}

/** What is wrong with a closed week. Without one: weeks are missing. */
export interface ChainFault {
  monday: LocalDate | undefined;
  what: "parts" | "figures" | "hash" | "order";
}

/**
 * Checks one closed week against itself: the digests of its rows, its figures and its hash.
 * The weeks of a long chain can so be read one by one.
 */
export function weekFaults({ header, parts }: KeptWeek, digest: Digest): ChainFault[] {
  const { monday } = header;
  const digests = parts.map((rows) => partDigest(rows, digest));
  const faults: (ChainFault["what"] | false)[] = [
    sortedJson(digests) !== sortedJson(header.parts) && "parts",
    sortedJson(rowFigures(parts.flat())) !== sortedJson(header.figures) && "figures",
    headerHash(header, digest) !== header.hash && "hash",
  ];
  return faults.flatMap((what) => (what ? [{ monday, what }] : []));
}

/**
 * Checks that closed weeks follow each other: each has the next number and names the hash of the one before.
 *
 * @param headers in any order
 * @param head what is stored as the last one's number and hash; undefined where no week was closed
 */
export function chainFaults(
  headers: readonly Pick<WeekHeader, "monday" | "n" | "hash" | "former">[],
  head: Pick<WeekHeader, "n" | "hash"> | undefined,
): ChainFault[] {
  const inOrder = headers.toSorted((a, b) => a.n - b.n);
  const broken = inOrder.filter(({ n, former }, at) => n !== at + 1 || former !== (inOrder[at - 1]?.hash ?? ""));
  const last = inOrder.at(-1);
  const isHead = last ? last.n === head?.n && last.hash === head.hash : head === undefined;
  const faults = broken.map(({ monday }): ChainFault => ({ monday, what: "order" }));
  return isHead ? faults : [...faults, { monday: last?.monday, what: "order" }];
}
