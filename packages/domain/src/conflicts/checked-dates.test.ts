import { expect, test } from "vitest";
import { checkedDates } from "./checked-dates.ts";

const never = { type: "never" } as const;
const today = "2026-11-20";

test("a single booking is looked at on its own day, even a past one", () => {
  expect(checkedDates({ frequency: "none" }, "2026-11-01", today)).toEqual({
    conflicts: ["2026-11-01"],
    room: ["2026-11-01"],
  });
});

test("a series is looked at on the dates of 60 days from today on, and for room on its next 12", () => {
  const daily = checkedDates({ frequency: "daily", interval: 1, end: never }, "2026-03-01", today);
  expect([daily.conflicts[0], daily.conflicts.at(-1), daily.conflicts.length]).toEqual([today, "2027-01-18", 60]);
  expect([daily.room.at(-1), daily.room.length]).toEqual(["2026-12-01", 12]);
  const weekly = checkedDates({ frequency: "weekly", interval: 1, weekdays: [4], end: never }, today, today);
  expect([weekly.conflicts.at(-1), weekly.conflicts.length]).toEqual(["2027-01-15", 9]);
  expect([weekly.room.at(-1), weekly.room.length]).toEqual(["2027-02-05", 12]);
});

test("a series that starts later is looked at from its start on, and a rare one for a year", () => {
  const monthly = { frequency: "monthly", interval: 2, by: { type: "date", day: 1 }, end: never } as const;
  const { conflicts, room } = checkedDates(monthly, "2027-06-01", today);
  expect(conflicts).toEqual(["2027-06-01"]);
  expect([room[0], room.at(-1), room.length]).toEqual(["2027-06-01", "2028-04-01", 6]);
});

test("of a series that has ended nothing is left", () => {
  const ended = { frequency: "daily", interval: 1, end: { type: "until", date: "2026-11-19" } } as const;
  expect(checkedDates(ended, "2026-11-01", today)).toEqual({ conflicts: [], room: [] });
});
