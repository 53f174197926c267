import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fromDays, type LocalDate, toDays } from "./local-date.ts";
import { instantOf, localDateOf, localHourOf } from "./zone.ts";

const newYork = "America/New_York";
const iso = (instant: number) => new Date(instant).toISOString();

describe("instantOf", () => {
  test.each<[string, LocalDate, number, string, string]>([
    ["an hour in the gap moves past it", "2027-03-14", 2, newYork, "2027-03-14T07:00:00.000Z"],
    ["the day of the spring change", "2027-03-14", 9, newYork, "2027-03-14T13:00:00.000Z"],
    ["an hour that occurs twice is the first", "2027-11-07", 1, newYork, "2027-11-07T05:00:00.000Z"],
    ["hour 24 is the next day's hour 0", "2026-11-20", 24, newYork, "2026-11-21T05:00:00.000Z"],
    ["an offset with seconds", "1970-01-01", 9, "Africa/Monrovia", "1970-01-01T09:44:30.000Z"],
    ["a gap at midnight", "2027-04-30", 0, "Africa/Cairo", "2027-04-29T22:00:00.000Z"],
    ["a gap of half an hour", "2026-10-04", 2, "Australia/Lord_Howe", "2026-10-03T15:30:00.000Z"],
    ["a day that the zone skipped", "2011-12-30", 9, "Pacific/Apia", "2011-12-30T19:00:00.000Z"],
  ])("%s", (_, date, hour, zone, expected) => {
    expect(iso(instantOf(date, hour, zone))).toBe(expected);
  });

  test("refuses a zone that does not exist", () => {
    expect(() => instantOf("2026-11-20", 9, "America/Bellmore")).toThrow(RangeError);
  });
});

test("localDateOf and localHourOf give the local date and hour of an instant", () => {
  const lateEvening = Date.parse("2026-11-21T04:59:59.999Z");
  expect([localDateOf(lateEvening, newYork), localHourOf(lateEvening, newYork)]).toEqual(["2026-11-20", 23]);
  expect([localDateOf(lateEvening + 1, newYork), localHourOf(lateEvening + 1, newYork)]).toEqual(["2026-11-21", 0]);
  expect(localDateOf(0, newYork)).toBe("1969-12-31");
});

describe("in every zone of the platform", () => {
  // Most zones change their clocks in the two shorter ranges, so those days are drawn more often.
  const anyDate = fc
    .oneof(
      fc.integer({ min: toDays("1971-01-01"), max: toDays("2037-12-31") }),
      fc.integer({ min: toDays("2027-03-12"), max: toDays("2027-04-05") }),
      fc.integer({ min: toDays("2027-09-25"), max: toDays("2027-11-08") }),
    )
    .map(fromDays);
  const anyZone = fc.constantFrom(...Intl.supportedValuesOf("timeZone"));
  const anyHour = fc.integer({ min: 0, max: 23 });

  test("the local clock shows the given date and hour at the instant, and not earlier", () => {
    fc.assert(
      fc.property(anyDate, anyHour, anyZone, (date, hour, zone) => {
        const wall = wallClock(zone);
        const requested = `${date} ${String(hour).padStart(2, "0")}:00`;
        const instant = instantOf(date, hour, zone);
        if (wall(instant) === requested) {
          for (const minutes of [30, 60, 120]) expect(wall(instant - minutes * 60_000)).not.toBe(requested);
        } else {
          // The hour is in a gap, so the clock never shows it.
          expect(wall(instant) > requested).toBe(true);
          expect(wall(instant - 24 * 3_600_000) < requested).toBe(true);
        }
        expect(`${localDateOf(instant, zone)} ${localHourOf(instant, zone)}`).toBe(
          wall(instant).replace(/ 0?(\d+):.*/, " $1"),
        );
      }),
      { seed: 3, numRuns: 3000 },
    );
  });
});

const clocks = new Map<string, Intl.DateTimeFormat>();

function wallClock(zone: string): (instant: number) => string {
  const clock =
    clocks.get(zone) ?? new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short", timeStyle: "short" });
  clocks.set(zone, clock);
  return (instant) => clock.format(instant);
}
