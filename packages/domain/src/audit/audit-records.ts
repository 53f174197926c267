import type { Books } from "../books/books.ts";
import { differencesIn } from "../books/differences.ts";
import { type AuditedRecord, brokenOf, type Fault } from "./fault.ts";

/**
 * Audits a record's history: the versions that its rows have made follow each other up to its own. Those before the first
 * row of a visit are its schedule's.
 *
 * @param versions in any order
 */
export function auditHistory(record: AuditedRecord, version: number, versions: readonly number[]): Fault[] {
  const made = [...new Set(versions)].sort((a, b) => a - b);
  const first = version - made.length + 1;
  const holds = made.every((one, index) => one === first + index) && (first === 1 || record.kind === "visit");
  return brokenOf(record, "history", [
    [holds, `it has version ${version}, and its history tells ${made.join(", ") || "none"}`],
  ]);
}

/** Audits where records stand: each item is what its record makes, with the keys of its indexes. */
export const auditPlaces = (misplaced: readonly AuditedRecord[]): Fault[] =>
  misplaced.flatMap((record) => brokenOf(record, "place", [[false, "it is not where its fields put it"]]));

/** Audits what records name: it is there. @param named by what it is, as in `known`: the first record that names it */
export const auditNames = (named: ReadonlyMap<string, AuditedRecord>, known: ReadonlySet<string>): Fault[] =>
  [...named].flatMap(([what, record]) =>
    brokenOf(record, "named", [[known.has(what), `there is no ${what.replace("_", " ")}`]]),
  );

export interface SeriesBooks {
  id: string;
  /** Absent where its visits are all that is left. */
  schedule?: object | undefined;
}

/** Audits a schedule with its visits. */
export const auditSeries = ({ id, schedule }: SeriesBooks): Fault[] =>
  brokenOf({ kind: "schedule", id }, "schedule", [[schedule !== undefined, "it is missing, and has visits"]]);

/** Audits both sides of a period's equation. See docs/product/books.md#the-equation. */
export const auditPeriod = (books: Books): Fault[] =>
  differencesIn(books).map(({ kind, id }) => ({
    record: { kind: kind === "invoice" ? kind : "visit", id },
    rule: "difference",
    text: "what its visits come to is not what the books have of it",
  }));
