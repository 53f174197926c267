import type { LocalDate } from "../local-date.ts";
import { durationMinutes } from "../service.ts";
import type { CheckedBooking, VisitThere } from "./checked-booking.ts";
import { type FrameWork, fillsFrame, frameLoads } from "./frame-load.ts";

/**
 * A walker's work and travel in a booking's frame once the booking is there too: in minutes, by date. 0 for a booking
 * that takes no time of a frame.
 */
export function loadWith(
  { timeframe, service_type }: Pick<CheckedBooking, "timeframe" | "service_type">,
  walkerId: string,
  there: readonly VisitThere[],
  travel: number,
): (date: LocalDate) => number {
  const duration_minutes = durationMinutes[service_type];
  const booked: FrameWork = { timeframe, service_type, status: "scheduled", duration_minutes };
  if (!fillsFrame(booked)) return () => 0;
  const byDate = Map.groupBy(
    there.filter((visit) => visit.timeframe === timeframe && visit.walker_id === walkerId),
    ({ date }) => date,
  );
  return (date) => frameLoads([...(byDate.get(date) ?? []), booked], travel)[0]?.minutes ?? 0;
}
