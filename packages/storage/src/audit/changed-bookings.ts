import { addMonths, type LocalDate } from "@petcare/domain";
import { rowFrom } from "../history/history-row.ts";
import { visitEvents } from "../history/replay-visit.ts";
import type { Db } from "../table/client.ts";
import { historyPartition } from "../table/history-keys.ts";
import { scheduleIdOf, scheduleKey } from "../table/keys.ts";
import { queryPages } from "../table/query.ts";

export interface ChangedBookings {
  /** The original dates of the visits that were changed, by schedule. */
  bookings: Map<string, Set<LocalDate>>;
  /** The place of the last row that was taken, where more follow. */
  stoppedAt?: string | undefined;
}

/** The place in the list of all changes before those of an instant, in epoch milliseconds. */
export const placeOf = (at: number): string => new Date(at).toISOString();

/**
 * The schedules and visits that were changed after a place in the list of all changes, the oldest change first.
 *
 * @param most schedules and visits. The row that comes to as many is the last one
 */
export async function readChangedBookings(
  db: Db,
  { after, now, most }: { after: string; now: number; most: number },
): Promise<ChangedBookings> {
  const bookings = new Map<string, Set<LocalDate>>();
  let records = 0;
  let last: string | undefined;
  for (const month of monthsBetween(after, placeOf(now))) {
    const pages = queryPages(db, {
      IndexName: "history",
      KeyConditionExpression: "history_pk = :month AND history_sk > :after",
      FilterExpression: "begins_with(pk, :schedules)",
      ExpressionAttributeValues: {
        ":month": historyPartition(month).history_pk,
        ":after": after,
        ":schedules": scheduleKey("").pk,
      },
    });
    for await (const page of pages) {
      for (const item of page) {
        if (records >= most) return { bookings, stoppedAt: last };
        const id = scheduleIdOf(String(item.pk));
        const known = bookings.get(id);
        const dates = known ?? new Set();
        bookings.set(id, dates);
        records += (known ? 0 : 1) - dates.size;
        for (const date of visitEvents([rowFrom(item)]).keys()) dates.add(date);
        records += dates.size;
        last = String(item.history_sk);
      }
    }
  }
  return { bookings };
}

/** The months from one place to another, both included, as 'yyyy-mm'. */
function monthsBetween(from: string, to: string): string[] {
  const months: string[] = [];
  for (
    let month = from.slice(0, 7);
    month <= to.slice(0, 7);
    month = addMonths(`${month}-01` as LocalDate, 1).slice(0, 7)
  )
    months.push(month);
  return months;
}
