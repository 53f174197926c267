import { UpdateCommand } from "@aws-sdk/lib-dynamodb";
import type { Db } from "../table/client.ts";
import { conditionally } from "../table/conditionally.ts";
import { editExpression } from "../table/edit-expression.ts";
import { visitKey } from "../table/keys.ts";
import type { VisitKey } from "../table/visit-id.ts";
import type { Visit } from "./visit.ts";
import { visitFrom } from "./visit-item.ts";
import { type IndexKeys, keySources, visitKeys } from "./visit-keys.ts";

export interface VisitEdit {
  /** The visit as it was read. */
  visit: Visit;
  /** Sets what has a value, and removes what is undefined. */
  changes: Partial<Omit<Visit, keyof VisitKey | "version">>;
  /** What must still be as it was read. */
  standsOn: readonly (keyof Omit<Visit, keyof VisitKey>)[];
}

/**
 * The update that makes an edit, and that sets and removes index keys with it. An edit of anything that keys are derived
 * from stands on all that they are derived from. An invoice or a pay run takes a visit without counting an edit, and keys
 * from an older read would offer that visit to the next one.
 */
export function visitUpdate({ visit, changes, standsOn }: VisitEdit) {
  const keys = changedKeys(visitKeys(visit), visitKeys({ ...visit, ...changes }));
  const names = keySources.some((name) => name in changes) ? [...standsOn, ...keySources] : standsOn;
  const expected = Object.fromEntries(names.map((name) => [name, visit[name]]));
  return { Key: visitKey(visit), ...editExpression({ ...changes, ...keys }, expected) };
}

/** Edits a stored visit. 'refused', with nothing written, when it is not as it was read. */
export async function updateVisit(db: Db, edit: VisitEdit): Promise<Visit | "refused"> {
  const written = await conditionally(db, () =>
    db.client.send(new UpdateCommand({ TableName: db.table, ...visitUpdate(edit), ReturnValues: "ALL_NEW" })),
  );
  return written.outcome === "written" ? visitFrom(written.answer.Attributes ?? {}) : "refused";
}

function changedKeys(before: IndexKeys, after: IndexKeys): IndexKeys {
  const names = Object.keys({ ...before, ...after }) as (keyof IndexKeys)[];
  return Object.fromEntries(names.filter((name) => before[name] !== after[name]).map((name) => [name, after[name]]));
}
