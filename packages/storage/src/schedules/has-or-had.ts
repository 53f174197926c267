import { readVisitHistory, type VisitEvent, visitEvents } from "../history/visit-history.ts";
import type { Db } from "../table/client.ts";
import { visitId } from "../table/visit-id.ts";
import type { Visit } from "./visit.ts";

/** More than the rows that a visit and its series ever have. */
const all = 10_000;

/** Reads the changes of a visit, single or with its series, in order. */
async function eventsOf(db: Db, visit: Visit): Promise<VisitEvent[]> {
  const { rows } = await readVisitHistory(db, visitId(visit), { limit: all });
  return visitEvents(rows).get(visit.original_date) ?? [];
}

/** Tells whether a visit is a walker's, or was at a version: the next change of its walker was away from this one. */
export async function hasOrHad(db: Db, visit: Visit, walkerId: string, version = 0): Promise<boolean> {
  if (visit.walker_id === walkerId) return true;
  const events = await eventsOf(db, visit);
  const first = events.find((event) => event.version > version && event.row.changes.walker_id !== undefined);
  return first?.row.changes.walker_id?.from === walkerId;
}
