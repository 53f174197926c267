import { fromDays, type LocalDate, toDays } from "./local-date.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

interface Zone {
  format: Intl.DateTimeFormat;
  /**
   * Offsets in milliseconds at 00:00 UTC, by days since 1970-01-01.
   * Intl takes a microsecond for each, and most callers ask for the same days.
   */
  offsetOfDay: Map<number, number>;
}

const zones = new Map<string, Zone>();
const maxCachedDays = 20_000;

/**
 * Computes the instant (epoch milliseconds) of a local hour in an IANA zone; hour 24 is the next day's 0.
 * An hour that a clock change skips gets the offset before the change, so it falls after the gap: 02:00 becomes 03:00.
 * For an hour that occurs twice it is the first. Throws RangeError for an unknown zone.
 */
export function instantOf(date: LocalDate, hour: number, zone: string): number {
  const known = zoneOf(zone);
  const wall = toDays(date) * dayMs + hour * hourMs;
  const day = Math.floor(wall / dayMs);
  // Every zone is less than 24 hours from UTC, so the instant is between these two days.
  const before = dayOffset(known, day - 1);
  const after = dayOffset(known, day + 2);
  if (before === after) return wall - before;
  for (const offset of [before, after]) {
    // In an overlap `before` is the larger offset, and a larger offset gives the earlier instant.
    if (offsetAt(known, wall - offset) === offset) return wall - offset;
  }
  return wall - before;
}

/** The local date of an instant (epoch milliseconds) in an IANA zone. Throws RangeError for an unknown zone. */
export function localDateOf(instant: number, zone: string): LocalDate {
  return fromDays(Math.floor(localMsOf(instant, zone) / dayMs));
}

/** '9:12 AM', local in an IANA zone. */
export const timeInWords = (instant: number, zone: string): string =>
  new Intl.DateTimeFormat("en-US", { timeStyle: "short", timeZone: zone }).format(instant).replaceAll("\u202f", " ");

/** The local hour (0–23) of an instant (epoch milliseconds) in an IANA zone. Throws RangeError for an unknown zone. */
export function localHourOf(instant: number, zone: string): number {
  const local = localMsOf(instant, zone);
  return Math.floor((local - Math.floor(local / dayMs) * dayMs) / hourMs);
}

function localMsOf(instant: number, zone: string): number {
  const known = zoneOf(zone);
  const day = Math.floor(instant / dayMs);
  const offset = dayOffset(known, day);
  return instant + (offset === dayOffset(known, day + 1) ? offset : offsetAt(known, instant));
}

function zoneOf(zone: string): Zone {
  let known = zones.get(zone);
  if (!known) {
    const format = new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "longOffset" });
    known = { format, offsetOfDay: new Map() };
    zones.set(zone, known);
  }
  return known;
}

function dayOffset(zone: Zone, day: number): number {
  let offset = zone.offsetOfDay.get(day);
  if (offset === undefined) {
    if (zone.offsetOfDay.size >= maxCachedDays) zone.offsetOfDay.clear();
    offset = offsetAt(zone, day * dayMs);
    zone.offsetOfDay.set(day, offset);
  }
  return offset;
}

/** Local minus UTC in milliseconds, parsed from '11/7/2027, GMT-05:00' or '1/1/1970, GMT-00:44:30'. */
function offsetAt(zone: Zone, instant: number): number {
  const text = zone.format.format(instant);
  const [, sign, hours, minutes, seconds = "0"] = /GMT([+-])(\d+):(\d+)(?::(\d+))?$/.exec(text) ?? [];
  if (sign === undefined) return 0;
  const ms = Number(hours) * hourMs + Number(minutes) * 60_000 + Number(seconds) * 1000;
  return sign === "-" ? -ms : ms;
}
