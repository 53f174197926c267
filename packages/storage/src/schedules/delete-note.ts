import { transitions } from "@petcare/domain";
import type { Author } from "../history/history-row.ts";
import type { Db } from "../table/client.ts";
import { visitKey } from "../table/keys.ts";
import { changing, transact } from "../table/transact.ts";
import { type VisitKey, visitId } from "../table/visit-id.ts";
import { visitHistory } from "./booking-history.ts";
import type { Visit } from "./visit.ts";
import { readStoredVisit } from "./visits.ts";

interface OfClient {
  key: VisitKey;
  clientId: string;
  by: Author;
}

/**
 * Marks the note and photos of a client's completed visit as deleted. The client no longer sees them; the walker and the books
 * do. It can be repeated: the first time is stored. 'missing', with nothing written, if the client has no such visit.
 */
export const deleteNote = (db: Db, given: OfClient): Promise<Outcome> => mark(db, given, given.by.at);

/** Removes that mark, so that the client sees them again. It can be repeated. */
export const restoreNote = (db: Db, given: OfClient): Promise<Outcome> => mark(db, given, undefined);

type Outcome = "done" | "missing";

/** Sets or removes the mark. @param at epoch milliseconds; undefined removes it */
function mark(db: Db, { key, clientId, by }: OfClient, at: number | undefined): Promise<Outcome> {
  return changing<Visit, Visit, Outcome>({
    what: `Visit ${visitId(key)}`,
    read: () => readStoredVisit(db, key),
    decide: (visit) => {
      if (visit?.client_id !== clientId || visit.status !== transitions.complete.to) return { result: "missing" };
      const isMarked = visit.note_deleted_at !== undefined;
      return isMarked === (at !== undefined) ? { result: "done" } : { change: visit };
    },
    write: (visit) => writeMark(db, visit, by, at),
  });
}

async function writeMark(db: Db, visit: Visit, by: Author, at: number | undefined): Promise<Outcome | "refused"> {
  const isDeleting = at !== undefined;
  const { outcome } = await transact(db, [
    {
      Update: {
        TableName: db.table,
        Key: visitKey(visit),
        ConditionExpression: `version = :version AND attribute_${isDeleting ? "not_" : ""}exists(note_deleted_at)`,
        // `version` stays, so that this disturbs no edit of the visit.
        UpdateExpression: isDeleting ? "SET note_deleted_at = :now" : "REMOVE note_deleted_at",
        ExpressionAttributeValues: { ":version": visit.version, ...(isDeleting && { ":now": at }) },
      },
    },
    visitHistory(db, visit, { ...visit, note_deleted_at: at }, { by, beside: true }),
  ]);
  return outcome === "written" ? "done" : outcome;
}
