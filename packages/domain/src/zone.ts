import { fromDays, type LocalDate, toDays } from "./local-date.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

interface Zone {
  format: Intl.DateTimeFormat;
  /** Offset at 00:00 UTC of a day since the epoch: asking Intl costs a microsecond, and most questions share a day. */
  offsetOfDay: Map<number, number>;
}

const zones = new Map<string, Zone>();
const daysKept = 20_000;

/**
 * The instant (epoch milliseconds) of a local hour in an IANA zone. An hour that a clock change leaves out is
 * read with the offset before the change, so it falls after the gap (02:00 becomes 03:00); of an hour that
 * comes twice, the first. Throws RangeError for an unknown zone.
 */
export function instantOf(date: LocalDate, hour: number, zone: string): number {
  const known = zoneOf(zone);
  const wall = toDays(date) * dayMs + hour * hourMs;
  const day = Math.floor(wall / dayMs);
  // No zone is 24 hours or more from UTC: the instant lies between these two.
  const before = dayOffset(known, day - 1);
  const after = dayOffset(known, day + 2);
  if (before === after) return wall - before;
  for (const offset of [before, after]) {
    // The larger offset gives the earlier instant, so `before` comes first in an overlap.
    if (offsetAt(known, wall - offset) === offset) return wall - offset;
  }
  return wall - before;
}

/** The local date of an instant (epoch milliseconds) in an IANA zone. */
export function localDateOf(instant: number, zone: string): LocalDate {
  return fromDays(Math.floor(localMsOf(instant, zone) / dayMs));
}

/** The local hour, 0 to 23, of an instant (epoch milliseconds) in an IANA zone. */
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
    if (zone.offsetOfDay.size >= daysKept) zone.offsetOfDay.clear();
    offset = offsetAt(zone, day * dayMs);
    zone.offsetOfDay.set(day, offset);
  }
  return offset;
}

/** Local minus UTC in milliseconds, read from text such as '11/7/2027, GMT-05:00' or '1/1/1970, GMT-00:44:30'. */
function offsetAt(zone: Zone, instant: number): number {
  const text = zone.format.format(instant);
  const [, sign, hours, minutes, seconds = "0"] = /GMT([+-])(\d+):(\d+)(?::(\d+))?$/.exec(text) ?? [];
  if (sign === undefined) return 0;
  const ms = Number(hours) * hourMs + Number(minutes) * 60_000 + Number(seconds) * 1000;
  return sign === "-" ? -ms : ms;
}
