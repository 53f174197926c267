import { isDeepStrictEqual } from "node:util";
import type { HistoryRow } from "../history-row.ts";
import { byVersion } from "../visit-history.ts";

/** A record's fields by name: groups by their parts, codes masked. */
type Fields = Readonly<Record<string, unknown>>;

/** The state that rows record. Where it is not whole, a field without a row may have any value. */
interface Recorded {
  fields: Fields;
  isWhole: boolean;
}

const nothing: Recorded = { fields: {}, isWhole: true };

/** The state after an act on a whole series, which is unknown: its row has the request, and not the result. */
export const anything: Recorded = { fields: {}, isWhole: false };

/** @throws Error where the row does not begin with what the rows before it have left */
export function withRow(
  { fields, isWhole }: Recorded,
  { entity_id, version, changes }: Pick<HistoryRow, "entity_id" | "version" | "changes">,
): Recorded {
  const after = { ...fields };
  for (const [name, { from, to }] of Object.entries(changes)) {
    if ((isWhole || name in fields) && !isDeepStrictEqual(fields[name], from)) {
      throw new Error(
        `${entity_id} ${version}: ${name} was ${JSON.stringify(fields[name])}, not ${JSON.stringify(from)}`,
      );
    }
    after[name] = to;
  }
  return { fields: after, isWhole };
}

/** Replays the rows of an invoice or a pay run. */
export const replay = (rows: readonly HistoryRow[]): Fields =>
  rows.toSorted(byVersion).reduce((recorded, row) => withRow(recorded, row), nothing).fields;

/** Tells whether a record is what its rows tell, as far as they do. */
export function isAsRecorded(record: Fields, { fields, isWhole }: Recorded): boolean {
  const names = Object.keys(isWhole ? { ...record, ...fields } : fields);
  return names.every((name) => isDeepStrictEqual(record[name], fields[name]));
}
