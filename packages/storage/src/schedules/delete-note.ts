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

interface OfClient {
  key: VisitKey;
  clientId: string;
  by: Author;
}

/**
 * Marks the note and photos of a client's completed visit as deleted. The client reads them no more; the walker and the
 * books keep them. It can run any number of times: the first time is the one that is kept. 'missing', with nothing
 * written, if the client has no such completed visit.
 */
export const deleteNote = (db: Db, { key, clientId, by }: OfClient): Promise<Outcome> =>
  changing<Visit, Visit, Outcome>({
    what: `Visit ${visitId(key)}`,
    read: () => readStoredVisit(db, key),
    decide: (visit) => {
      if (visit?.client_id !== clientId || visit.status !== transitions.complete.to) return { result: "missing" };
      return visit.note_deleted_at === undefined ? { change: visit } : { result: "done" };
    },
    write: (visit) => writeMark(db, visit, by),
  });

type Outcome = "done" | "missing";

async function writeMark(db: Db, visit: Visit, by: Author): Promise<Outcome | "refused"> {
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
  return outcome === "written" ? "done" : outcome;
}
