import { addDays, type LocalDate } from "./local-date.ts";
import { durationMinutes, type ServiceType } from "./service.ts";
import { hoursOf, type TimeFrame } from "./time-frame.ts";
import { instantOf } from "./zone.ts";

export interface VisitTimes {
  start: number;
  end: number;
  /** When its time frame is over: from then on an unfinished visit is overdue. */
  frameEnd: number;
}

/**
 * When a visit starts and ends, in epoch milliseconds. It starts at its frame's first hour; an overnight stay
 * ends at the same local hour on the next day, 23 to 25 hours later.
 */
export function visitTimes(
  visit: { date: LocalDate; timeframe: TimeFrame; service: ServiceType },
  zone: string,
): VisitTimes {
  const { startHour, endHour } = hoursOf(visit.timeframe);
  const start = instantOf(visit.date, startHour, zone);
  const end =
    visit.service === "overnight"
      ? instantOf(addDays(visit.date, 1), startHour, zone)
      : start + durationMinutes[visit.service] * 60_000;
  return { start, end, frameEnd: instantOf(visit.date, endHour, zone) };
}
