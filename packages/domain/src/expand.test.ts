import { expect, test } from "vitest";
import { expand } from "./expand.ts";
import type { LocalDate } from "./local-date.ts";
import type { RecurrenceEnd, RepeatingRecurrence } from "./recurrence.ts";

const never: RecurrenceEnd = { type: "never" };
const daily = (interval: number, end: RecurrenceEnd = never): RepeatingRecurrence => ({
  frequency: "daily",
  interval,
  end,
});
const weekly = (interval: number, weekdays: number[], end: RecurrenceEnd = never): RepeatingRecurrence => ({
  frequency: "weekly",
  interval,
  weekdays,
  end,
});
const onDay = (day: number, interval = 1, end: RecurrenceEnd = never): RepeatingRecurrence => ({
  frequency: "monthly",
  interval,
  by: { type: "date", day },
  end,
});
const friday: LocalDate = "2026-11-20";

// Every form of rule is compared with another implementation in expand.differential.test.ts.

test("a one-time event gives its date if the window includes it", () => {
  expect(expand({ frequency: "none" }, friday, friday, "2026-11-21")).toEqual([friday]);
  expect(expand({ frequency: "none" }, friday, "2026-11-01", friday)).toEqual([]);
  expect(expand({ frequency: "none" }, friday, "2026-11-21", "2026-12-01")).toEqual([]);
});

test("the window may be empty, reversed, or any number of years after the start of an endless rule", () => {
  expect(expand(daily(1), friday, friday, friday)).toEqual([]);
  expect(expand(daily(1), friday, "2026-12-01", "2026-11-25")).toEqual([]);
  expect(expand(daily(1), "0001-01-01", "9999-12-30", "9999-12-31")).toEqual(["9999-12-30"]);
});

test("every twelfth month on a day that month never has gives no date", () => {
  expect(expand(onDay(31, 12), "2026-04-30", "2026-04-01", "2066-04-01")).toEqual([]);
  expect(expand(onDay(31, 12, { type: "count", count: 5 }), "2026-04-30", "2026-04-01", "2066-04-01")).toEqual([]);
});

test.each<[string, RepeatingRecurrence, LocalDate]>([
  ["daily", daily(2, { type: "count", count: 999 }), "2032-05-05"],
  ["weekly, from a start on another weekday", weekly(1, [0, 2, 4], { type: "count", count: 999 }), "2033-04-04"],
  ["monthly on a day that every month has", onDay(15, 1, { type: "count", count: 999 }), "2110-02-15"],
  ["monthly on the 31st", onDay(31, 1, { type: "count", count: 999 }), "2169-07-31"],
])("a COUNT of 999 gives 999 visits: %s", (_, rule, last) => {
  const start: LocalDate = "2026-11-17";
  const all = expand(rule, start, start, "2300-01-01");
  expect(all).toHaveLength(999);
  expect(all.at(-1)).toBe(last);
  expect(expand(rule, start, last, "2300-01-01")).toEqual([last]);
});

test("an interval below 1 is refused and does not loop forever", () => {
  expect(() => expand(daily(0), friday, friday, "2027-01-01")).toThrow(RangeError);
  expect(() => expand(weekly(Number.NaN, []), friday, friday, "2027-01-01")).toThrow(RangeError);
});
