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
  /** The incident's id within its visit. */
  id: string;
  incident: Omit<StoredIncident, "by" | "at" | "written_at">;
  /** When it was written, by the phone's clock. The zone is that of the visit's days. */
  written?: ToldTime & { zone: string };
  /** Tells whether the author may report on the visit; else it is 'missing'. */
  mayWrite: (visit: Visit) => boolean;
  /** The version that a walker's phone showed: the walker of that version may report, too. */
  version?: number | undefined;
  by: Author;
}

/** 'taken': the id has a different text. 'full': the visit has the most incidents already. */
export type NotingOutcome = "noted" | "missing" | "taken" | "full";

/**
 * Stores an incident of a stored visit, once for the same text and id.
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

/** Stores when the owner first read an incident. 'missing' if the visit has no such incident. */
export const readIncident = (db: Db, reading: Pick<Noting, "key" | "id" | "by">): Promise<"read" | "missing"> =>
  changeIncidents<"read" | "missing">(db, reading, "read", (visit) => {
    const incident = visit && incidentsIn(visit).get(reading.id);
    if (!visit || !incident) return { result: "missing" };
    if (incident.read_at !== undefined) return { result: "read" };
    return { change: { visit, incident: { ...incident, read_at: reading.by.at } } };
  });

/** Makes a map of a visit's incidents, because a request may name any id, such as '__proto__'. */
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
