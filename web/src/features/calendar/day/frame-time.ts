import { hoursOf, instantOf, type LocalDate, type TimeFrame, timeFrames } from "@petcare/domain";
import { zone } from "../../../lib/format/time.ts";

const first = timeFrames[0];
const last = timeFrames[timeFrames.length - 1] ?? first;

/** Tells where a frame of a day stands. `now` in epoch milliseconds. */
export function frameTime(date: LocalDate, timeframe: TimeFrame, now: number): "past" | "current" | "coming" {
  const { startHour, endHour } = hoursOf(timeframe);
  if (now >= instantOf(date, endHour, zone)) return "past";
  return now >= instantOf(date, startHour, zone) ? "current" : "coming";
}

/** How much of a day's frames has passed, from 0 to 1; undefined before the first and after the last. */
export function passedOf(date: LocalDate, now: number): number | undefined {
  const start = instantOf(date, first.startHour, zone);
  const passed = (now - start) / (instantOf(date, last.endHour, zone) - start);
  return passed >= 0 && passed < 1 ? passed : undefined;
}
