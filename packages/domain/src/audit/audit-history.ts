import { type AuditedRecord, brokenOf, type Fault } from "./fault.ts";

/** A record with the versions that its rows of history have made, in any order. */
export interface Versioned {
  version: number;
  versions: readonly number[];
}

/**
 * Audits a record's history: its versions follow each other up to its own.
 *
 * @param isWhole a version of it from 1 on has a row. A visit's first ones are its schedule's.
 */
export function auditHistory(record: AuditedRecord, { version, versions }: Versioned, isWhole = true): Fault[] {
  const made = [...new Set(versions)].sort((a, b) => a - b);
  const first = version - made.length + 1;
  const holds = made.every((one, index) => one === first + index) && (first === 1 || !isWhole);
  return brokenOf(record, "history", [
    [holds, `it has version ${version}, and its history tells ${made.join(", ") || "none"}`],
  ]);
}

/** Audits what records name: it is there. @param named by what it is, as in `known`: the first record that names it */
export const auditNames = (named: ReadonlyMap<string, AuditedRecord>, known: ReadonlySet<string>): Fault[] =>
  [...named].flatMap(([what, record]) =>
    brokenOf(record, "named", [[known.has(what), `there is no ${what.replace("_", " ")}`]]),
  );
