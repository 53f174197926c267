import { describe, expect, test } from "vitest";
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
const onNth = (nth: number, weekday: number, interval = 1, end: RecurrenceEnd = never): RepeatingRecurrence => ({
  frequency: "monthly",
  interval,
  by: { type: "weekday", nth, weekday },
  end,
});

const friday: LocalDate = "2026-11-20";

describe("a one-time event", () => {
  test("gives its date if the window includes it", () => {
    expect(expand({ frequency: "none" }, friday, friday, "2026-11-21")).toEqual([friday]);
    expect(expand({ frequency: "none" }, friday, "2026-11-01", friday)).toEqual([]);
    expect(expand({ frequency: "none" }, friday, "2026-11-21", "2026-12-01")).toEqual([]);
  });
});

describe("the window", () => {
  test("includes `from` and excludes `to`", () => {
    expect(expand(daily(1), friday, "2026-11-22", "2026-11-24")).toEqual(["2026-11-22", "2026-11-23"]);
  });

  test("gives no date before the start, and none if it is empty or reversed", () => {
    expect(expand(daily(1), friday, "2026-01-01", "2026-11-22")).toEqual([friday, "2026-11-21"]);
    expect(expand(daily(1), friday, friday, friday)).toEqual([]);
    expect(expand(daily(1), friday, "2026-12-01", "2026-11-25")).toEqual([]);
  });

  test("may be any number of years after the start of an endless rule", () => {
    expect(expand(weekly(1, [0, 2, 4]), friday, "2031-11-17", "2031-11-24")).toEqual([
      "2031-11-17",
      "2031-11-19",
      "2031-11-21",
    ]);
    expect(expand(daily(1), "0001-01-01", "9999-12-30", "9999-12-31")).toEqual(["9999-12-30"]);
  });
});

describe("weekly", () => {
  test("begins on the first picked weekday after a start on another weekday", () => {
    expect(expand(weekly(1, [0, 2, 4]), "2026-11-17", "2026-11-01", "2026-11-24")).toEqual([
      "2026-11-18",
      "2026-11-20",
      "2026-11-23",
    ]);
  });

  test("counts every second week from the start's Monday, and Sunday ends the week", () => {
    expect(expand(weekly(2, [0, 6]), "2026-11-22", "2026-11-16", "2026-12-15")).toEqual([
      "2026-11-22",
      "2026-11-30",
      "2026-12-06",
      "2026-12-14",
    ]);
  });
});

describe("monthly", () => {
  test("on the 31st skips shorter months", () => {
    expect(expand(onDay(31), "2026-12-31", "2026-12-01", "2027-07-01")).toEqual([
      "2026-12-31",
      "2027-01-31",
      "2027-03-31",
      "2027-05-31",
    ]);
  });

  test("on the 29th counts no February that has none", () => {
    const five = onDay(29, 1, { type: "count", count: 5 });
    expect(expand(five, "2027-01-29", "2027-05-01", "2028-01-01")).toEqual(["2027-05-29", "2027-06-29"]);
  });

  test("on a fifth weekday skips months with only four", () => {
    expect(expand(onNth(5, 0), "2026-11-30", "2026-11-01", "2027-06-01")).toEqual([
      "2026-11-30",
      "2027-03-29",
      "2027-05-31",
    ]);
    const three = onNth(5, 0, 1, { type: "count", count: 3 });
    expect(expand(three, "2026-11-30", "2027-05-01", "2028-01-01")).toEqual(["2027-05-31"]);
  });

  test("gives no date for every twelfth month on a day that month never has", () => {
    expect(expand(onDay(31, 12), "2026-04-30", "2026-04-01", "2066-04-01")).toEqual([]);
    expect(expand(onDay(31, 12, { type: "count", count: 5 }), "2026-04-30", "2026-04-01", "2066-04-01")).toEqual([]);
  });
});

describe("the end", () => {
  test("UNTIL includes its own day", () => {
    expect(expand(daily(1, { type: "until", date: "2026-11-21" }), friday, friday, "2027-01-01")).toEqual([
      friday,
      "2026-11-21",
    ]);
    expect(expand(daily(1, { type: "until", date: "2026-11-19" }), friday, friday, "2027-01-01")).toEqual([]);
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
});

test("an interval below 1 is refused and does not loop forever", () => {
  expect(() => expand(daily(0), friday, friday, "2027-01-01")).toThrow(RangeError);
  expect(() => expand(weekly(Number.NaN, []), friday, friday, "2027-01-01")).toThrow(RangeError);
});
