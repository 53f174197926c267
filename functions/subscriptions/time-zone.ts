import { addDays, instantOf, type LocalDate, offsetOf } from "@petcare/domain";
import { wallTime } from "./content-lines.ts";

/**
 * The VTIMEZONE of a zone for the days of a calendar. It names each change of the clock by its date,
 * from the last one before the calendar on, so it holds whatever rule the zone has.
 * @param range local dates, `to` excluded
 */
export function timeZoneLines(zone: string, { from, to }: { from: LocalDate; to: LocalDate }): string[] {
  const changes = changesOf(zone, addDays(from, -400), addDays(to, 1));
  const first = instantOf(from, 0, zone);
  const earlier = changes.filter(({ at }) => at <= first).slice(-1);
  const later = changes.filter(({ at }) => at > first);
  const start = offsetOf(first, zone);
  // A zone that has kept its clock for a year has been as it is all along.
  const known = earlier.length > 0 ? earlier : [{ at: 0, before: start, after: start }];
  return [
    "BEGIN:VTIMEZONE",
    `TZID:${zone}`,
    ...[...known, ...later].flatMap(({ at, before, after }) => {
      const part = after > before ? "DAYLIGHT" : "STANDARD";
      return [
        `BEGIN:${part}`,
        `DTSTART:${wallTime(at, before)}`,
        `TZOFFSETFROM:${offsetText(before)}`,
        `TZOFFSETTO:${offsetText(after)}`,
        `END:${part}`,
      ];
    }),
    "END:VTIMEZONE",
  ];
}

/** The changes of a zone's clock between two days. Instants and offsets are in milliseconds. */
function changesOf(zone: string, from: LocalDate, to: LocalDate) {
  const changes: { at: number; before: number; after: number }[] = [];
  for (let day = from; day < to; day = addDays(day, 1)) {
    let low = instantOf(day, 0, zone);
    let high = instantOf(addDays(day, 1), 0, zone);
    const before = offsetOf(low, zone);
    const after = offsetOf(high, zone);
    if (before === after) continue;
    while (high - low > 1000) {
      const middle = low + Math.floor((high - low) / 2000) * 1000;
      if (offsetOf(middle, zone) === before) low = middle;
      else high = middle;
    }
    changes.push({ at: high, before, after });
  }
  return changes;
}

/** '-0500' @param offset local minus UTC, in milliseconds */
function offsetText(offset: number): string {
  const minutes = Math.round(Math.abs(offset) / 60_000);
  const two = (value: number) => String(value).padStart(2, "0");
  return `${offset < 0 ? "-" : "+"}${two(Math.floor(minutes / 60))}${two(minutes % 60)}`;
}
