import { reportedAt, type ToldTime } from "@petcare/domain";
import type { Author } from "../history/history-row.ts";
import type { Db } from "../table/client.ts";
import { changing, type Decision } from "../table/transact.ts";
import { type VisitKey, visitId } from "../table/visit-id.ts";
import { hasOrHad } from "./has-or-had.ts";
import type { Visit } from "./visit.ts";
import { maxIncidents, type StoredIncident } from "./visit-reviews.ts";
import { updateVisit } from "./visit-update.ts";
import { readStoredVisit } from "./visits.ts";

interface Noting {
  key: VisitKey;
  /** Names the incident among those of its visit. */
  id: string;
  incident: Omit<StoredIncident, "by" | "at" | "written_at">;
  /** The time of its writing, as a phone tells it. The zone is that of the visit's days. */
  written?: ToldTime & { zone: string };
  /** Whether the author may write of the visit; else it is 'missing'. */
  mayWrite: (visit: Visit) => boolean;
  /** The version that a walker's phone showed: who had the visit then may write of it, too. */
  version?: number | undefined;
  by: Author;
}

/** 'taken': other words have the id. 'full': the visit has as many as it holds. */
export type NotingOutcome = "noted" | "missing" | "taken" | "full";

/**
 * Notes an incident of a stored visit. The same words under the same id are noted once.
 *
 * @throws KeepsChangingError when others were first 20 times
 */
export const noteIncident = (db: Db, noting: Noting): Promise<NotingOutcome> =>
  changeIncidents<NotingOutcome>(db, noting, "noted", async (visit) => {
    const { id, incident, written, by } = noting;
    if (!visit || !(await mayWrite(db, visit, noting))) return { result: "missing" };
    const all = incidentsIn(visit);
    const same = all.get(id);
    if (same) return { result: same.by === by.id && same.words === incident.words ? "noted" : "taken" };
    if (all.size >= maxIncidents) return { result: "full" };
    const told = written?.at !== undefined && {
      written_at: reportedAt(written, [visit.date], by.at, written.zone).at,
    };
    return { change: { visit, incident: { ...incident, by: by.id, at: by.at, ...told } } };
  });

const mayWrite = async (db: Db, visit: Visit, { mayWrite, version, by }: Noting) =>
  mayWrite(visit) || (version !== undefined && (await hasOrHad(db, visit, by.id, version)));

/** Notes when the owner has read an incident. The first time stands. 'missing': the visit has no such incident. */
export const readIncident = (db: Db, reading: Pick<Noting, "key" | "id" | "by">): Promise<"read" | "missing"> =>
  changeIncidents<"read" | "missing">(db, reading, "read", (visit) => {
    const incident = visit && incidentsIn(visit).get(reading.id);
    if (!visit || !incident) return { result: "missing" };
    if (incident.read_at !== undefined) return { result: "read" };
    return { change: { visit, incident: { ...incident, read_at: reading.by.at } } };
  });

/** Maps a visit's incidents, because any name may be asked for, such as '__proto__'. */
const incidentsIn = ({ incidents = {} }: Visit) => new Map(Object.entries(incidents));

interface Change {
  visit: Visit;
  incident: StoredIncident;
}

function changeIncidents<Outcome>(
  db: Db,
  { key, id, by }: Pick<Noting, "key" | "id" | "by">,
  written: Outcome,
  decide: (visit: Visit | undefined) => Decision<Change, Outcome> | Promise<Decision<Change, Outcome>>,
): Promise<Outcome> {
  return changing<Visit, Change, Outcome>({
    what: `Visit ${visitId(key)}`,
    read: () => readStoredVisit(db, key),
    decide,
    write: async ({ visit, incident }) => {
      const incidents = { ...visit.incidents, [id]: incident };
      const after = await updateVisit(db, { visit, changes: { incidents } }, by);
      return after === "refused" ? after : written;
    },
  });
}
