import { durationMinutes, type ServiceType } from "./kinds.ts";
import { addDays, type LocalDate } from "./local-date.ts";
import { instantOf } from "./zone.ts";

/** The parts of a working day. Local hours, `endHour` excluded. See docs/product/schedules.md#time-frames. */
export const timeFrames = [
  { value: "early_morning", startHour: 6, endHour: 9 },
  { value: "morning", startHour: 9, endHour: 12 },
  { value: "afternoon", startHour: 12, endHour: 15 },
  { value: "late_afternoon", startHour: 15, endHour: 18 },
  { value: "evening", startHour: 18, endHour: 21 },
] as const;

export type TimeFrame = (typeof timeFrames)[number]["value"];

export const defaultTimeFrame: TimeFrame = "morning";

/** Tells whether a value is the name of a time frame. */
export function isTimeFrame(value: unknown): value is TimeFrame {
  return timeFrames.some((frame) => frame.value === value);
}

/** The frame that contains a local start hour; undefined before 6 and from 21 on. */
export function timeFrameOfHour(hour: number): TimeFrame | undefined {
  return timeFrames.find((frame) => hour >= frame.startHour && hour < frame.endHour)?.value;
}

/** A frame's local hours, `endHour` excluded. */
export function hoursOf(timeframe: TimeFrame): { startHour: number; endHour: number } {
  return hours[timeframe];
}

const hours = Object.fromEntries(
  timeFrames.map(({ value, startHour, endHour }) => [value, { startHour, endHour }]),
) as Record<TimeFrame, { startHour: number; endHour: number }>;

/**
 * A visit's times, and the end of its time frame, in epoch milliseconds. It starts at the first hour of its frame.
 * An overnight stay ends at the same local hour on the next day, 23 to 25 hours later.
 * See docs/product/schedules.md#times. Throws RangeError for an unknown zone.
 */
export function visitTimes(
  visit: { date: LocalDate; timeframe: TimeFrame; service: ServiceType },
  zone: string,
): { start: number; end: number; frameEnd: number } {
  const { startHour } = hoursOf(visit.timeframe);
  const start = instantOf(visit.date, startHour, zone);
  const end =
    visit.service === "overnight"
      ? instantOf(addDays(visit.date, 1), startHour, zone)
      : start + durationMinutes[visit.service] * 60_000;
  return { start, end, frameEnd: frameEndOf(visit, zone) };
}

/** The last local day of a visit: a stay ends on the day after its own. */
export const lastDayOf = ({ date, service }: { date: LocalDate; service: string }): LocalDate =>
  service === "overnight" ? addDays(date, 1) : date;

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
