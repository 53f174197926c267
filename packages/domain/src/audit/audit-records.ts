import type { Books } from "../books/books.ts";
import { differencesIn } from "../books/differences.ts";
import { type AuditedRecord, brokenOf, type Fault } from "./fault.ts";

/**
 * Audits a record's history: the versions of its rows must be consecutive, up to the record's own. Versions before a visit's
 * first row are its schedule's.
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

/** Reports items that differ from what their record makes, index keys included. */
export const auditPlaces = (misplaced: readonly AuditedRecord[]): Fault[] =>
  misplaced.flatMap((record) => brokenOf(record, "place", [[false, "it is not where its fields put it"]]));

/** Reports references to missing records. @param named by the name as in `known`: the first record that has it */
export const auditNames = (named: ReadonlyMap<string, AuditedRecord>, known: ReadonlySet<string>): Fault[] =>
  [...named].flatMap(([what, record]) =>
    brokenOf(record, "named", [[known.has(what), `there is no ${what.replace("_", " ")}`]]),
  );

export interface SeriesBooks {
  id: string;
  /** Absent if its visits are all that exists. */
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
