import type { LocalDate } from "../local-date.ts";
import type { CheckedBooking, VisitThere } from "./checked-booking.ts";
import { daysOffOn } from "./days-off.ts";
import { frameMinutes } from "./frame-load.ts";
import { loadWith } from "./load-with.ts";
import { nightsOf } from "./nights.ts";

/** A warning for the owner, with its dates. The booking can be saved all the same. */
export type Conflict =
  | {
      kind: "frame_too_full";
      dates: LocalDate[];
      /** The walker's work and travel with this booking, on the fullest of the dates. */
      minutes: number;
      /** The length of the frame, in minutes. */
      of: number;
    }
  | { kind: "walker_inactive" | "walker_off" | "same_service" | "same_day" | "same_night"; dates: LocalDate[] };

/**
 * The conflicts of a booking (docs/product/schedules.md#conflicts).
 * @param dates those of the booking, ascending
 * @param there the visits on those dates, without the ones that the booking replaces
 * @param travel minutes of travel to each visit
 */
export function findConflicts(
  booking: CheckedBooking,
  dates: readonly LocalDate[],
  there: readonly VisitThere[],
  travel: number,
): Conflict[] {
  const { walker, client_id, service_type, timeframe, series_id } = booking;
  const byDate = Map.groupBy(there.filter(takesPlace), ({ date }) => date);
  const datesWith = (is: (visit: VisitThere) => boolean) => dates.filter((date) => byDate.get(date)?.some(is));
  const sameDay = datesWith((visit) => visit.schedule_id === series_id);
  const sameService = datesWith(
    (visit) => visit.client_id === client_id && visit.service_type === service_type && visit.timeframe === timeframe,
  );
  const nights = walker && service_type === "overnight" ? nightsOf(there, walker.id) : undefined;
  const sameNight = dates.filter((date) => nights?.has(date));
  const off = dates.filter((date) => daysOffOn(walker?.days_off, date));
  return [
    ...(walker && !walker.active ? [{ kind: "walker_inactive" as const, dates: [...dates] }] : []),
    ...(off.length > 0 ? [{ kind: "walker_off" as const, dates: off }] : []),
    ...(walker ? tooFull(booking, walker.id, dates, there, travel) : []),
    ...(sameNight.length > 0 ? [{ kind: "same_night" as const, dates: sameNight }] : []),
    ...(sameService.length > 0 ? [{ kind: "same_service" as const, dates: sameService }] : []),
    ...(sameDay.length > 0 ? [{ kind: "same_day" as const, dates: sameDay }] : []),
  ];
}

function tooFull(
  booking: CheckedBooking,
  walkerId: string,
  dates: readonly LocalDate[],
  there: readonly VisitThere[],
  travel: number,
): Conflict[] {
  const of = frameMinutes(booking.timeframe);
  const load = loadWith(booking, walkerId, there, travel);
  const full = dates.filter((date) => load(date) > of);
  return full.length > 0 ? [{ kind: "frame_too_full", dates: full, minutes: Math.max(...full.map(load)), of }] : [];
}

const takesPlace = ({ status }: VisitThere) => status !== "cancelled";
