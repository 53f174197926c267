import { isOpen } from "@petcare/domain";
import { type VisitEvent, visitEvents } from "../history/visit-events.ts";
import { readVisitHistory } from "../history/visit-history.ts";
import type { Db } from "../table/client.ts";
import { visitId } from "../table/visit-id.ts";
import type { Visit } from "./visit.ts";
import type { StoredMatter } from "./visit-matters.ts";

/** More than the rows that a visit and its series ever have. */
const all = 10_000;

/** All that has changed a visit, alone or with its series, in order. */
export async function eventsOf(db: Db, visit: Visit): Promise<VisitEvent[]> {
  const { rows } = await readVisitHistory(db, visitId(visit), { limit: all });
  return visitEvents(rows).get(visit.original_date) ?? [];
}

/** Whether the first change of the walker after a version took the visit from this one. */
export function hadIt(events: readonly VisitEvent[], walkerId: string, version = 0): boolean {
  const first = events.find((event) => event.version > version && event.row.changes.walker_id !== undefined);
  return first?.row.changes.walker_id?.from === walkerId;
}

/** When the visit became what a report of it contradicts; undefined where its history does not say so. */
export function sinceOf(events: readonly VisitEvent[], visit: Visit, matter: Pick<StoredMatter, "by" | "day">) {
  return events.findLast(({ row }) => {
    if (visit.status === "cancelled") return row.changes.status?.to === "cancelled" || row.series?.kind === "cancel";
    if (!isOpen(visit)) return row.changes.status?.to === visit.status;
    return visit.date > matter.day ? row.changes.date : row.changes.walker_id;
  })?.row.at;
}
