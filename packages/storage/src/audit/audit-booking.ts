import type { BookFault, LocalDate } from "@petcare/domain";
import { readSchedule } from "../bookings/schedules.ts";
import type { Visit } from "../bookings/visit.ts";
import { visitFrom } from "../bookings/visit-item.ts";
import type { HistoryRow } from "../history/history-row.ts";
import { isSingle } from "../history/replay-schedule.ts";
import { batchGet } from "../table/batch-get.ts";
import type { Db } from "../table/client.ts";
import { visitKey } from "../table/keys.ts";
import { visitId } from "../table/visit-id.ts";
import { type BookingAsTold, bookingFaults } from "./booking-faults.ts";
import { rowsOf } from "./rows-of.ts";

/** A schedule and some of its visits, by their original dates. */
interface SomeVisits {
  schedule_id: string;
  dates: ReadonlySet<LocalDate>;
}

/**
 * Which of a schedule and some of its visits is not what its history tells. Its reads grow with the visits that are asked for
 * and the acts on the series, and not with its age. 'unfinished': something is still being written to all of its visits.
 *
 * @param moving people whose bookings are changed one by one
 */
export async function auditBooking(
  db: Db,
  asked: SomeVisits,
  moving: ReadonlySet<string>,
): Promise<BookFault[] | "unfinished"> {
  const booking = await readAsTold(db, asked);
  const people = [booking.schedule, ...booking.visits].flatMap((one) => [one?.client_id, one?.walker_id]);
  return people.some((id) => id !== undefined && moving.has(id)) ? "unfinished" : bookingFaults(booking);
}

/** All as it is stored now, and not of one moment: what somebody writes meanwhile may be in a part of it. */
async function readAsTold(db: Db, { schedule_id, dates }: SomeVisits): Promise<BookingAsTold> {
  const own = await rowsOf(db, [{ entity: "schedule", entity_id: schedule_id }]);
  const all = new Set([...dates, ...singleDate(own)]);
  const keys = [...all].map((original_date) => ({ schedule_id, original_date }));
  const ofVisits = await rowsOf(
    db,
    keys.map((key) => ({ entity: "visit", entity_id: visitId(key) })),
  );
  const schedule = await readSchedule(db, schedule_id);
  const items = await batchGet(db, keys.map(visitKey), { consistent: true });
  const visits: Visit[] = items.map((item) => visitFrom(item));
  return { id: schedule_id, schedule, dates: all, visits, rows: [...own, ...ofVisits] };
}

/** The day of a booking that was single at first. What is done to its visit is done to it. */
function singleDate(own: readonly HistoryRow[]): LocalDate[] {
  const { recurrence, date } = own.find(({ version }) => version === 1)?.changes ?? {};
  return isSingle({ recurrence: recurrence?.to }) ? [date?.to as LocalDate] : [];
}
