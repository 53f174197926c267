import type { Author } from "../history/history-row.ts";
import type { Db } from "../table/client.ts";
import { putItems } from "../table/put-items.ts";
import { scheduleRow, visitRow } from "./booking-history.ts";
import { type Schedule, scheduleItem } from "./schedule-item.ts";
import { type Visit, visitItem } from "./visit.ts";

/**
 * Stores or replaces schedules and visits with their history, without a transaction, for a new installation's data. It must include
 * a schedule's visits up to its stored_through.
 *
 * @param changes of the visits, for their histories
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

/** Makes the first history row of a schedule. Its visits have none. */
const bookedRow = (schedule: Schedule) =>
  scheduleRow({}, schedule, {
    by: { id: schedule.created_by, way: "web", request_id: "", at: schedule.created_at },
  });
