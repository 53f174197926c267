import { isOpen } from "../visit-life.ts";
import { hoursOf } from "../visit-times.ts";
import { instantOf, localDateOf } from "../zone.ts";
import type { Radar } from "./radar.ts";

/** In milliseconds: how long a walker's application may send nothing. */
const maxUnheard = 30 * 60_000;

/**
 * Tells whether a walker is silent: half of the time frame of today's first open visit is over, they have not arrived at or
 * done a visit today, and their application sent nothing for 30 minutes. See docs/product/visits.md#late-visits.
 *
 * @param visits the walker's own
 * @param heard the application's last request, in epoch milliseconds; undefined: never
 * @param now epoch milliseconds
 */
export function isSilent(
  { visits, now, zone }: { visits: readonly Radar[]; now: number; zone: string },
  heard: number | undefined,
): boolean {
  const day = localDateOf(now, zone);
  const ofToday = visits.filter(({ date }) => date === day);
  if (ofToday.some(({ status, arrived_at }) => status === "completed" || arrived_at !== undefined)) return false;
  const middles = ofToday.filter(isOpen).map((visit) => middleOf(visit, zone));
  return now >= Math.min(...middles) && (heard === undefined || now - heard >= maxUnheard);
}

function middleOf({ date, timeframe }: Radar, zone: string): number {
  const { startHour, endHour } = hoursOf(timeframe);
  return (instantOf(date, startHour, zone) + instantOf(date, endHour, zone)) / 2;
}
