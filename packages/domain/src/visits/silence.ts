import { isOpen } from "../visit-life.ts";
import { hoursOf } from "../visit-times.ts";
import { instantOf, localDateOf } from "../zone.ts";
import type { Radar } from "./radar.ts";

/** How long a walker may be unheard of, in milliseconds. */
const maxUnheard = 30 * 60_000;

/**
 * Tells whether a walker is silent: from the middle of the time frame of today's first open visit on, with nothing done and
 * nobody there today, and nothing heard for 30 minutes. See docs/product/visits.md#late-visits.
 *
 * @param visits the walker's own
 * @param heard when their application last called, in epoch milliseconds; undefined: never
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
