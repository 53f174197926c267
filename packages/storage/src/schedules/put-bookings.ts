import type { Author } from "../history/history-row.ts";
import type { Db } from "../table/client.ts";
import { putItems } from "../table/put-items.ts";
import { scheduleRow, visitRow } from "./booking-history.ts";
import { type Schedule, scheduleItem } from "./schedule-item.ts";
import { type Visit, visitItem } from "./visit.ts";

/**
 * Stores schedules and visits as they are, and that they were booked, in place of any with their keys, without a
 * transaction: for a new installation's data. A schedule's visits up to its stored_through must be among them.
 *
 * @param changes of the visits, which their histories tell
 */
export async function putBookings(
  db: Db,
  schedules: readonly Schedule[],
  visits: readonly Visit[],
  changes: readonly { before: Visit; after: Visit; by: Author }[] = [],
): Promise<void> {
  const items = [
    ...schedules.map(scheduleItem),
    ...schedules.map(bookedRow),
    ...visits.map((visit) => visitItem(visit)),
    ...changes.map(({ before, after, by }) => visitRow(before, after, { by })),
  ];
  await putItems(db, items);
}

/** The beginning of a schedule's history, as whoever booked it made it. No row tells of its visits. */
const bookedRow = (schedule: Schedule) =>
  scheduleRow({}, schedule, {
    by: { id: schedule.created_by, way: "web", request_id: "", at: schedule.created_at },
  });
