import { addDays, type LocalDate } from "./local-date.ts";
import { durationMinutes, type ServiceType } from "./service.ts";
import { hoursOf, type TimeFrame } from "./time-frame.ts";
import { instantOf } from "./zone.ts";

export interface VisitTimes {
  start: number;
  end: number;
  /** The end of the time frame. */
  frameEnd: number;
}

/**
 * A visit's times in epoch milliseconds. It starts at the first hour of its frame.
 * An overnight stay ends at the same local hour on the next day, 23 to 25 hours later.
 * See docs/product/schedules.md#times. Throws RangeError for an unknown zone.
 */
export function visitTimes(
  visit: { date: LocalDate; timeframe: TimeFrame; service: ServiceType },
  zone: string,
): VisitTimes {
  const { startHour } = hoursOf(visit.timeframe);
  const start = instantOf(visit.date, startHour, zone);
  const end =
    visit.service === "overnight"
      ? instantOf(addDays(visit.date, 1), startHour, zone)
      : start + durationMinutes[visit.service] * 60_000;
  return { start, end, frameEnd: frameEndOf(visit, zone) };
}

/**
 * When a visit that is still open becomes overdue, in epoch milliseconds: at the end of its time frame, an overnight stay
 * at its own end. See docs/product/visits.md#overdue. Throws RangeError for an unknown zone.
 */
export function overdueFrom(visit: Parameters<typeof visitTimes>[0], zone: string): number {
  const { end, frameEnd } = visitTimes(visit, zone);
  return visit.service === "overnight" ? end : frameEnd;
}

/** When a visit's time frame ends, in epoch milliseconds. Throws RangeError for an unknown zone. */
export const frameEndOf = ({ date, timeframe }: { date: LocalDate; timeframe: TimeFrame }, zone: string): number =>
  instantOf(date, hoursOf(timeframe).endHour, zone);
