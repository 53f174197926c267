import { canTransition, type LocalDate, transitions } from "@petcare/domain";
import type { Author } from "../../history/history-row.ts";
import type { Db } from "../../table/client.ts";
import { changing, type Decision } from "../../table/transact.ts";
import { type VisitKey, visitId } from "../../table/visit-id.ts";
import { storeVisit } from "../materialise.ts";
import type { DateRange } from "../read-visits-in.ts";
import { readSchedule } from "../schedules.ts";
import { isUnstored, visitOf } from "../series.ts";
import type { Visit } from "../visit.ts";
import { updateVisit, type VisitEdit } from "../visit-update.ts";
import { readStoredVisit } from "../visits.ts";
import { hasRoomWith, takesRoom } from "./room.ts";

export interface Confirmation {
  key: VisitKey;
  /** The visit's version that the caller read. Absent: any. */
  version?: number | undefined;
  /** If set, another walker's visit is 'missing', and so is one on another day. */
  walker?: { id: string; days: DateRange } | undefined;
  /** The person who confirms it. */
  by: Author;
  /** The business's local date. */
  today: LocalDate;
}

export type ConfirmationResult =
  | { outcome: "confirmed" | "unchanged" | "changed"; visit: Visit }
  /** It is completed or cancelled. */
  | { outcome: "conflict"; visit: Visit }
  /** It is not stored yet, and its series has no room for another stored visit. */
  | { outcome: "no_room" }
  | { outcome: "missing" };

/** Confirms a visit for its walker, in one update, if it has not changed since it was read. */
export function confirmVisit(db: Db, confirmation: Confirmation): Promise<ConfirmationResult> {
  const { key } = confirmation;
  return changing<Visit | "no_room", VisitEdit, ConfirmationResult>({
    what: `Visit ${visitId(key)}`,
    read: async () => (await readStoredVisit(db, key)) ?? stored(db, confirmation),
    decide: (visit) => (visit === "no_room" ? { result: { outcome: visit } } : decide(visit, confirmation)),
    write: async (edit) => {
      const visit = await updateVisit(db, edit, confirmation.by);
      return visit === "refused" ? visit : { outcome: "confirmed", visit };
    },
  });
}

/** Stores a visit that is not stored yet, and reads it. */
async function stored(db: Db, confirmation: Confirmation): Promise<Visit | "no_room" | undefined> {
  const { key, today } = confirmation;
  const schedule = await readSchedule(db, key.schedule_id);
  if (!schedule || !isUnstored(schedule, key.original_date)) return readStoredVisit(db, key);
  const visit = visitOf(schedule, key.original_date);
  // A refused confirmation stores no visit.
  if ("result" in decide(visit, confirmation)) return visit;
  if (takesRoom(schedule, undefined, visit, today) && !(await hasRoomWith(db, schedule, visit, today)))
    return "no_room";
  // An edit of the series, or the nightly job, may be first.
  return (await storeVisit(db, schedule, key.original_date)) ?? stored(db, confirmation);
}

const isOf = ({ id, days }: NonNullable<Confirmation["walker"]>, { walker_id, date }: Visit): boolean =>
  walker_id === id && days.from <= date && date < days.to;

function decide(visit: Visit | undefined, { version, walker }: Confirmation): Decision<VisitEdit, ConfirmationResult> {
  if (!visit || (walker && !isOf(walker, visit))) return { result: { outcome: "missing" } };
  if (visit.status === "confirmed") return { result: { outcome: "unchanged", visit } };
  if (version !== undefined && version !== visit.version) return { result: { outcome: "changed", visit } };
  if (!canTransition("confirm", visit.status)) return { result: { outcome: "conflict", visit } };
  return { change: { visit, changes: { status: transitions.confirm.to } } };
}
