import { transitions } from "@petcare/domain";
import type { Author } from "../history/author.ts";
import { changing } from "../table/changing.ts";
import type { Db } from "../table/client.ts";
import { visitKey } from "../table/keys.ts";
import { transact } from "../table/transact.ts";
import { type VisitKey, visitId } from "../table/visit-id.ts";
import { visitHistory } from "./booking-history.ts";
import type { Visit } from "./visit.ts";
import { readStoredVisit } from "./visits.ts";

/**
 * Marks the note and photos of a client's completed visit as deleted. The client reads them no more; the walker and the
 * books keep them. It can run any number of times: the first time is the one that is kept. 'missing', with nothing
 * written, if the client has no such completed visit.
 */
export function deleteNote(
  db: Db,
  { key, clientId, by }: { key: VisitKey; clientId: string; by: Author },
): Promise<"deleted" | "missing"> {
  return changing<Visit, Visit, "deleted" | "missing">({
    what: `Visit ${visitId(key)}`,
    read: () => readStoredVisit(db, key),
    decide: (visit) => {
      if (visit?.client_id !== clientId || visit.status !== transitions.complete.to) return { result: "missing" };
      return visit.note_deleted_at === undefined ? { change: visit } : { result: "deleted" };
    },
    write: (visit) => markDeleted(db, visit, by),
  });
}

async function markDeleted(db: Db, visit: Visit, by: Author): Promise<"deleted" | "refused"> {
  const { outcome } = await transact(db, [
    {
      Update: {
        TableName: db.table,
        Key: visitKey(visit),
        ConditionExpression: "version = :version AND attribute_not_exists(note_deleted_at)",
        // It is no edit of the visit: `version` stays, so that nobody who is editing it has to begin again.
        UpdateExpression: "SET note_deleted_at = :now",
        ExpressionAttributeValues: { ":version": visit.version, ":now": by.at },
      },
    },
    visitHistory(db, visit, { ...visit, note_deleted_at: by.at }, { by, beside: true }),
  ]);
  return outcome === "written" ? "deleted" : outcome;
}
