import { auditBooking, placeOf, readChangedBookings } from "@petcare/storage";
import type { Scene } from "./scene.ts";

/** The schedules and visits that are not what their history tells, of all that were changed from October 2026 on. */
export async function untold({ world: { db }, clock }: Scene) {
  const after = placeOf(Date.parse("2026-09-30T00:00:00Z"));
  const { bookings } = await readChangedBookings(db, { after, now: clock.now, most: Number.POSITIVE_INFINITY });
  const all = [];
  for (const [schedule_id, dates] of bookings) {
    all.push(await auditBooking(db, { schedule_id, dates }, new Set()));
  }
  return { bookings: bookings.size, faults: all.flat() };
}
