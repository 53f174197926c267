import { isDeepStrictEqual } from "node:util";
import type { HistoryRow } from "../history-row.ts";
import { byVersion } from "../versions.ts";

/** A record's fields by name: groups by their parts, codes masked. */
export type Fields = Readonly<Record<string, unknown>>;

/** The state that rows record. Where it is not whole, a field without a row may have any value. */
export interface Recorded {
  fields: Fields;
  isWhole: boolean;
}

export const nothing: Recorded = { fields: {}, isWhole: true };

/** The state after an act on a whole series, which is unknown: its row has the request, and not the result. */
export const anything: Recorded = { fields: {}, isWhole: false };

/** @throws Error where the row does not begin with what the rows before it have left */
export function withRow(
  { fields, isWhole }: Recorded,
  { entity_id, version, changes }: Pick<HistoryRow, "entity_id" | "version" | "changes">,
  names: readonly string[] = Object.keys(changes),
): Recorded {
  const after = { ...fields };
  for (const name of names) {
    if (!changes[name]) continue;
    const { from, to } = changes[name];
    if ((isWhole || name in fields) && !isDeepStrictEqual(fields[name], from)) {
      throw new Error(
        `${entity_id} ${version}: ${name} was ${JSON.stringify(fields[name])}, not ${JSON.stringify(from)}`,
      );
    }
    after[name] = to;
  }
  return { fields: after, isWhole };
}

/** Replays the rows of a person, the prices, a code, an invoice or a pay run. @param start the fields before the first row */
export const replay = (rows: readonly HistoryRow[], start: Fields = {}): Fields =>
  rows.toSorted(byVersion).reduce((recorded, row) => withRow(recorded, row), { ...nothing, fields: start }).fields;

/** Tells whether a record is what its rows tell, as far as they do. */
export function isAsRecorded(record: Fields, { fields, isWhole }: Recorded): boolean {
  const names = Object.keys(isWhole ? { ...record, ...fields } : fields);
  return names.every((name) => isDeepStrictEqual(record[name], fields[name]));
}
