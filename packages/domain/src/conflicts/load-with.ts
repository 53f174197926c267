import { durationMinutes } from "../kinds.ts";
import type { LocalDate } from "../local-date.ts";
import type { CheckedBooking, VisitThere } from "./checked-booking.ts";
import { type FrameWork, fillsFrame, frameLoads } from "./frame-load.ts";

/** Computes a walker's minutes of work and travel in a booking's time frame by date, with the booking included. */
export function loadWith(
  { timeframe, service_type }: Pick<CheckedBooking, "timeframe" | "service_type">,
  walkerId: string,
  visits: readonly VisitThere[],
  travel: number,
): (date: LocalDate) => number {
  const duration_minutes = durationMinutes[service_type];
  const booking: FrameWork = { timeframe, service_type, status: "scheduled", duration_minutes };
  if (!fillsFrame(booking)) return () => 0;
  const byDate = Map.groupBy(
    visits.filter((visit) => visit.timeframe === timeframe && visit.walker_id === walkerId),
    ({ date }) => date,
  );
  return (date) => frameLoads([...(byDate.get(date) ?? []), booking], travel)[0]?.minutes ?? 0;
}
