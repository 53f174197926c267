import { bookingChanges, scheduleRow } from "../history/booking-history.ts";
import type { Db } from "../table/client.ts";
import { putItems } from "../table/put-items.ts";
import { type Schedule, scheduleItem } from "./schedule-item.ts";
import { isUnfinished, visitOf } from "./series.ts";
import type { Visit } from "./visit.ts";
import { visitItem } from "./visit-item.ts";

/**
 * Stores schedules and visits as they are, and that they were booked, in place of any with their keys, without a
 * transaction: for a new installation's data. A schedule's visits up to its materialised_through must be among them.
 */
export async function putBookings(db: Db, schedules: readonly Schedule[], visits: readonly Visit[]): Promise<void> {
  const ofSchedules = Map.groupBy(visits, ({ schedule_id }) => schedule_id);
  const items = [
    ...schedules.map((schedule) => scheduleItem(schedule, isUnfinished(schedule))),
    ...schedules.map((schedule) => bookedRow(schedule, ofSchedules.get(schedule.id))),
    ...visits.map((visit) => visitItem(visit)),
  ];
  await putItems(db, items);
}

/** The beginning of a schedule's history, as whoever booked it made it. It names the visits that are not as the schedule makes them. */
function bookedRow(schedule: Schedule, visits: readonly Visit[] = []) {
  const by = { id: schedule.created_by, way: "web", request_id: "", at: schedule.created_at } as const;
  const put = visits.filter((visit) => !isAsMade(schedule, visit)).map((visit) => [visit.original_date, visit.version]);
  return scheduleRow({}, schedule, { by, ...(put.length > 0 && { put: Object.fromEntries(put) }) });
}

function isAsMade(schedule: Schedule, visit: Visit): boolean {
  const made = visitOf(schedule, visit.original_date);
  return made.version === visit.version && Object.keys(bookingChanges(made, visit)).length === 0;
}
