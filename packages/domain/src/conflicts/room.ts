import type { LocalDate } from "../local-date.ts";
import type { CheckedBooking, VisitThere } from "./checked-booking.ts";
import { frameMinutes } from "./frame-load.ts";
import { loadWith } from "./load-with.ts";
import { nightsOf } from "./nights.ts";

/**
 * Tells whether a walker has room for a booking, by date: the frame holds it, and a stay's night has no other stay
 * (docs/product/schedules.md#where-does-it-fit). Adds the walker's minutes of work and travel in the frame with the booking.
 *
 * @param there the visits on those dates, without the ones that the booking replaces
 * @param travel minutes of travel to each visit
 */
export function roomFor(
  booking: Pick<CheckedBooking, "timeframe" | "service_type">,
  walkerId: string,
  there: readonly VisitThere[],
  travel: number,
): (date: LocalDate) => { minutes: number; fits: boolean } {
  const load = loadWith(booking, walkerId, there, travel);
  const nights = nightsOf(booking.service_type === "overnight" ? there : [], walkerId);
  return (date) => {
    const minutes = load(date);
    return { minutes, fits: minutes <= frameMinutes(booking.timeframe) && !nights.has(date) };
  };
}
