import type { Author } from "../history/history-row.ts";
import type { Db } from "../table/client.ts";
import { editExpression } from "../table/edit-expression.ts";
import { visitKey } from "../table/keys.ts";
import { transact, type Writes } from "../table/transact.ts";
import type { VisitKey } from "../table/visit-id.ts";
import { visitHistory } from "./booking-history.ts";
import { type IndexKeys, keySources, type Visit, visitKeys } from "./visit.ts";

export interface VisitEdit {
  /** The visit as it was read. */
  visit: Visit;
  /** The fields to set; undefined removes one. */
  changes: Partial<Omit<Visit, keyof VisitKey | "version">>;
}

/** The fields of an arrival, which makes no version. A write of one requires both as read. */
export const arrivalNames = ["arrived_at", "arrived_by"] as const satisfies readonly (keyof Visit)[];

/**
 * Makes the update of a visit that has not changed since it was read, index keys included. An edit of a field that keys are derived
 * from requires all such fields as read: an invoice or a pay run claims a visit without a new version, and keys from an older read
 * would offer the visit to the next one.
 */
export function visitUpdate({ visit, changes }: VisitEdit) {
  const keys = changedKeys(visitKeys(visit), visitKeys({ ...visit, ...changes }));
  const sources = keySources.some((name) => name in changes) ? keySources : [];
  const arrival = arrivalNames.some((name) => name in changes) ? arrivalNames : [];
  const names = ["version", ...sources, ...arrival] as const;
  const expected = Object.fromEntries(names.map((name) => [name, visit[name]]));
  return { Key: visitKey(visit), ...editExpression({ ...changes, ...keys }, expected) };
}

/**
 * Edits a stored visit and writes its history row. 'refused', with nothing written, if it has changed since it was read.
 *
 * @param hidden fields to mask in the history
 * @param also further writes of the transaction
 */
export async function updateVisit(
  db: Db,
  edit: VisitEdit,
  by: Author,
  hidden?: ReadonlySet<string>,
  also: Writes = [],
): Promise<Visit | "refused"> {
  const { visit, changes } = edit;
  const all = Object.entries({ ...visit, ...changes, version: visit.version + 1 });
  const after = Object.fromEntries(all.filter(([, value]) => value !== undefined)) as unknown as Visit;
  const { outcome } = await transact(db, [
    { Update: { TableName: db.table, ...visitUpdate(edit) } },
    visitHistory(db, visit, after, { by, ...(hidden && { hidden }) }),
    ...also,
  ]);
  return outcome === "written" ? after : "refused";
}

function changedKeys(before: IndexKeys, after: IndexKeys): IndexKeys {
  const names = Object.keys({ ...before, ...after }) as (keyof IndexKeys)[];
  return Object.fromEntries(names.filter((name) => before[name] !== after[name]).map((name) => [name, after[name]]));
}
