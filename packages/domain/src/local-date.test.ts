import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  addDays,
  addMonths,
  dateInWords,
  daysBetween,
  fromDays,
  isLocalDate,
  type LocalDate,
  nthOfMonth,
  startOfWeek,
  toDays,
  weekdayOf,
} from "./local-date.ts";

const dayMs = 86_400_000;
const firstDay = toDays("0001-01-01");
const lastDay = toDays("9999-12-31");

describe("days since 1970-01-01", () => {
  test("agree with the platform's calendar on every day from 1890 to 2110", () => {
    for (let day = toDays("1890-01-01"); day <= toDays("2110-12-31"); day += 1) {
      const date = fromDays(day);
      if (date !== new Date(day * dayMs).toISOString().slice(0, 10) || toDays(date) !== day) expect.fail(`day ${day}`);
    }
  });

  test("cover the years 0001 to 9999 and refuse others", () => {
    expect(fromDays(firstDay)).toBe("0001-01-01");
    expect(fromDays(lastDay)).toBe("9999-12-31");
    expect(() => addDays("9999-12-31", 1)).toThrow(RangeError);
    expect(() => addDays("0001-01-01", -1)).toThrow(RangeError);
  });
});

describe("isLocalDate", () => {
  test.each(["2026-11-20", "2028-02-29", "2000-02-29", "0001-01-01", "9999-12-31"])("takes %s", (date) => {
    expect(isLocalDate(date)).toBe(true);
  });

  test.each([
    ...["2027-02-29", "1900-02-29", "2026-04-31", "2026-13-01", "2026-00-10", "2026-01-00", "0000-01-01"],
    ...["2026-1-1", "20261120", "2026-11-20T00:00:00Z", " 2026-11-20", "2026-11-20\n", ""],
    ...[null, undefined, 20261120, ["2026-11-20"]],
  ])("refuses %j", (value) => {
    expect(isLocalDate(value)).toBe(false);
  });
});

test("daysBetween is the inverse of addDays", () => {
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
  expect(addDays("2028-03-01", -1)).toBe("2028-02-29");
  expect(daysBetween("2026-11-20", "2027-11-20")).toBe(365);
  expect(daysBetween("2027-11-20", "2026-11-20")).toBe(-365);
  fc.assert(
    fc.property(fc.integer({ min: -500_000, max: 500_000 }), fc.integer({ min: -200_000, max: 200_000 }), (day, n) => {
      const date = fromDays(day);
      expect(daysBetween(date, addDays(date, n))).toBe(n);
    }),
    { seed: 2 },
  );
});

test("weekdays run from 0 Monday to 6 Sunday, before 1970 too", () => {
  expect(["2026-11-16", "2026-11-20", "2026-11-22"].map((date) => weekdayOf(date as LocalDate))).toEqual([0, 4, 6]);
  expect(weekdayOf("1969-12-28")).toBe(6);
  expect(weekdayOf("1969-12-29")).toBe(0);
});

test("startOfWeek is the Monday on or before the date, also across a month and a year", () => {
  expect(startOfWeek("2026-11-16")).toBe("2026-11-16");
  expect(startOfWeek("2026-11-22")).toBe("2026-11-16");
  expect(startOfWeek("2027-01-01")).toBe("2026-12-28");
});

test.each<[LocalDate, number, LocalDate]>([
  ["2026-01-31", 1, "2026-02-28"],
  ["2028-01-31", 1, "2028-02-29"],
  ["2026-12-15", 1, "2027-01-15"],
  ["2026-01-15", -1, "2025-12-15"],
  ["2026-03-31", -1, "2026-02-28"],
  ["2026-11-30", 15, "2028-02-29"],
  ["2026-11-30", 0, "2026-11-30"],
])("%s plus %i months is %s", (date, months, expected) => {
  expect(addMonths(date, months)).toBe(expected);
});

test("nthOfMonth counts the same weekday from the start of the month", () => {
  expect(
    ["2026-11-01", "2026-11-07", "2026-11-08", "2026-11-28", "2026-11-29"].map((d) => nthOfMonth(d as LocalDate)),
  ).toEqual([1, 1, 2, 4, 5]);
});

test("a date in words has its year", () => {
  expect(dateInWords("2027-03-04")).toBe("Mar 4, 2027");
});
