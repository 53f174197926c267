import type { LocalDate } from "../local-date.ts";
import type { CheckedBooking, VisitThere } from "./checked-booking.ts";
import { type DaysOff, daysOffOn } from "./days-off.ts";
import { roomFor } from "./room.ts";

/** A person who can be assigned a visit. */
export interface Candidate {
  id: string;
  name: string;
  isOwner: boolean;
  /** There is no room on a day off. */
  days_off?: readonly DaysOff[] | undefined;
}

/** A walker who has room for a booking. */
export interface Fit {
  walker_id: string;
  name: string;
  /** The number of the client's last visits that this walker made. */
  knows: number;
  /** Work and travel in the frame with this booking, on the fullest of the dates. */
  minutes: number;
  room: { date: LocalDate; fits: boolean }[];
}

/**
 * Lists the walkers with room on at least one of the dates: first by knowing the client, then by the least work in the frame,
 * the owner last among equals (docs/product/schedules.md#where-does-it-fit).
 *
 * @param there the visits on those dates, without the ones that the booking replaces
 * @param lastWalkers the walker of each of the client's last visits
 * @param travel minutes of travel to each visit
 */
export function whereItFits(
  booking: Pick<CheckedBooking, "timeframe" | "service_type">,
  dates: readonly LocalDate[],
  there: readonly VisitThere[],
  {
    candidates,
    lastWalkers,
    travel,
  }: { candidates: readonly Candidate[]; lastWalkers: readonly string[]; travel: number },
): Fit[] {
  return candidates
    .map(({ id, name, isOwner, days_off }) => {
      const roomOn = roomFor(booking, id, there, travel);
      const days = dates.map((date) => ({ date, ...roomOn(date) }));
      const knows = lastWalkers.filter((walkerId) => walkerId === id).length;
      const work = days.reduce((sum, day) => sum + day.minutes, 0);
      const minutes = Math.max(0, ...days.map((day) => day.minutes));
      const room = days.map(({ date, fits }) => ({ date, fits: fits && !daysOffOn(days_off, date) }));
      return { isOwner, work, fit: { walker_id: id, name, knows, minutes, room } };
    })
    .filter(({ fit }) => fit.room.some(({ fits }) => fits))
    .sort((a, b) => b.fit.knows - a.fit.knows || a.work - b.work || Number(a.isOwner) - Number(b.isOwner))
    .map(({ fit }) => fit);
}
