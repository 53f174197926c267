import { addDays, daysBetween, firstDay, type LocalDate, lastDay, mostDaysMoved } from "@petcare/domain";
import { readSchedule } from "../bookings/schedules.ts";
import type { Visit } from "../bookings/visit.ts";
import { visitFrom } from "../bookings/visit-item.ts";
import { visitsOfSchedule } from "../bookings/visits.ts";
import type { Db } from "../table/client.ts";
import type { Item } from "../table/query.ts";
import { type PendingEdit, readPendingEdits } from "./pending-edit.ts";
import { swept } from "./sweep.ts";

interface Range {
  /** The current dates that were asked for: from `from` to `to` (exclusive). */
  from: LocalDate;
  to: LocalDate;
  /** Whether a visit is the reader's. */
  isMine?: (visit: Visit) => boolean;
}

/**
 * The visits that indexes answered, as unfinished edits leave them: nobody sees half an edit.
 *
 * @param begun the unfinished edits from before the indexes were read; one may have ended or begun since
 */
export async function throughEdits(db: Db, begun: PendingEdit[], items: Item[], range: Range): Promise<Visit[]> {
  const visits = items.map((item) => visitFrom(item));
  const edits = new Map([...begun, ...(await readPendingEdits(db))].map((edit) => [edit.schedule_id, edit]));
  if (edits.size === 0) return visits;
  const edited = await Promise.all([...edits.values()].map((edit) => visitsAfter(db, edit, range)));
  return [...visits.filter(({ schedule_id }) => !edits.has(schedule_id)), ...edited.flat()];
}

/** The visits of one schedule in a range. An edit may be what brings them there. */
async function visitsAfter(db: Db, { schedule_id, sweep }: PendingEdit, { from, to, isMine }: Range): Promise<Visit[]> {
  const [schedule, visits] = await Promise.all([
    readSchedule(db, schedule_id),
    visitsOfSchedule(db, schedule_id, firstMovedTo(from), lastMovedTo(to)),
  ]);
  if (!schedule) return [];
  return visits
    .map((visit) => swept(visit, schedule, sweep))
    .filter((visit) => visit.date >= from && visit.date < to && (!isMine || isMine(visit)));
}

/** The first original date from which a visit can have been moved to a day, and the last. The calendar itself has ends. */
const firstMovedTo = (day: LocalDate) =>
  daysBetween(firstDay, day) < mostDaysMoved ? firstDay : addDays(day, -mostDaysMoved);
const lastMovedTo = (day: LocalDate) =>
  daysBetween(day, lastDay) < mostDaysMoved ? lastDay : addDays(day, mostDaysMoved);
