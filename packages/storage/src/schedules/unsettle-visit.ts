import type { Author } from "../history/author.ts";
import { payAdjustmentKey } from "../table/account-keys.ts";
import { changing, type Decision } from "../table/changing.ts";
import type { Db } from "../table/client.ts";
import type { Writes } from "../table/transact.ts";
import { type VisitKey, visitId } from "../table/visit-id.ts";
import { assignedTo } from "./assigned-to.ts";
import { visitChanges } from "./editing/visit-changes.ts";
import { settledFields, type Visit } from "./visit.ts";
import { updateVisit, type VisitEdit } from "./visit-update.ts";
import { readStoredVisit } from "./visits.ts";

interface Change {
  edit: VisitEdit;
  also: Writes;
}

export type UnsettlingResult =
  | { outcome: "unsettled" | "known"; visit: Visit }
  /** 'changed': settling was not the last edit. 'paid' and 'invoiced': money stands on it by now. */
  | { outcome: "changed" | "paid" | "invoiced"; visit: Visit }
  | { outcome: "missing" };

/** Takes back the settling that was the visit's last edit, with its extra pay. */
export function unsettleVisit(
  db: Db,
  { key, version, by }: { key: VisitKey; version: number; by: Author },
): Promise<UnsettlingResult> {
  let isPaid = false;
  return changing<Visit, Change, UnsettlingResult>({
    what: `Visit ${visitId(key)}`,
    read: () => readStoredVisit(db, key),
    decide: async (visit): Promise<Decision<Change, UnsettlingResult>> => {
      if (!visit) return { result: { outcome: "missing" } };
      const { last_settling: last } = visit;
      if (!last) return { result: { outcome: visit.matters ? "known" : "changed", visit } };
      if (visit.version !== version || last.version !== version) return { result: { outcome: "changed", visit } };
      const wasTaken = last.was.status !== visit.status;
      if (wasTaken && visit.invoice_id !== undefined) return { result: { outcome: "invoiced", visit } };
      if (isPaid || (wasTaken && visit.pay_run_id !== undefined)) return { result: { outcome: "paid", visit } };
      const { also } = await assignedTo(db, visit, last.was.walker_id);
      const before = Object.fromEntries(settledFields.map((name) => [name, last.was[name]]));
      const matters = { ...visit.matters, [last.id]: last.matter };
      const after: Visit = { ...visit, ...before, matters, last_settling: undefined };
      // Its client may have deleted the note that goes with it.
      if (wasTaken) after.note_deleted_at = undefined;
      const edit = { visit, changes: visitChanges(visit, after) };
      return { change: { edit, also: [...also, ...(last.extra_id ? [removal(db, last.extra_id)] : [])] } };
    },
    write: async ({ edit, also }) => {
      const visit = await updateVisit(db, edit, by, undefined, also);
      // The next reading tells an edit from a pay run that has the extra.
      isPaid = visit === "refused" && also.some((one) => one.Delete);
      return visit === "refused" ? visit : { outcome: "unsettled", visit };
    },
  });
}

/** Takes extra pay away, unless a pay run has it. */
const removal = (db: Db, id: string) => ({
  Delete: {
    TableName: db.table,
    Key: payAdjustmentKey(id),
    ConditionExpression: "attribute_exists(pk) AND attribute_not_exists(pay_run_id)",
  },
});
