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
