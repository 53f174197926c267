import { expect, test } from "vitest";
import type { Recurrence, RecurrenceEnd } from "./recurrence.ts";
import { recurrenceSummary } from "./recurrence-summary.ts";

const end: RecurrenceEnd = { type: "never" };
const monthlyOn = (day: number): Recurrence => ({ frequency: "monthly", interval: 1, by: { type: "date", day }, end });

test.each<[string, Recurrence]>([
  ["One-time event", { frequency: "none" }],
  ["Daily", { frequency: "daily", interval: 1, end }],
  ["Every 2 days", { frequency: "daily", interval: 2, end }],
  ["Weekly on Mon, Wed, Fri", { frequency: "weekly", interval: 1, weekdays: [4, 0, 2], end }],
  ["Weekly on Tue, Thu, Sat, Sun", { frequency: "weekly", interval: 1, weekdays: [1, 3, 5, 6], end }],
  ["Weekly on Fri", { frequency: "weekly", interval: 1, weekdays: [], end }],
  ["Every 2 weeks on Mon, Wed", { frequency: "weekly", interval: 2, weekdays: [0, 2], end }],
  ["Every 99 weeks on Fri", { frequency: "weekly", interval: 99, weekdays: [], end }],
  ["Monthly on the 15th", { frequency: "monthly", interval: 1, by: { type: "date", day: 15 }, end }],
  ["Every 6 months on the 1st", { frequency: "monthly", interval: 6, by: { type: "date", day: 1 }, end }],
  [
    "Every 3 months on the second Tuesday of each month",
    { frequency: "monthly", interval: 3, by: { type: "weekday", nth: 2, weekday: 1 }, end },
  ],
  [
    "Monthly on the fifth Sunday of each month",
    { frequency: "monthly", interval: 1, by: { type: "weekday", nth: 5, weekday: 6 }, end },
  ],
  ["Daily, until Mar 14, 2027", { frequency: "daily", interval: 1, end: { type: "until", date: "2027-03-14" } }],
  [
    "Weekly on Mon, Wed, Fri, until Jan 1, 2028",
    { frequency: "weekly", interval: 1, weekdays: [0, 2, 4], end: { type: "until", date: "2028-01-01" } },
  ],
  ["Every 2 days, 10 times", { frequency: "daily", interval: 2, end: { type: "count", count: 10 } }],
])("%s", (summary, rule) => {
  expect(recurrenceSummary(rule, "2026-11-20")).toBe(summary);
});

test("days of the month are ordinal numbers", () => {
  const days = [1, 2, 3, 4, 11, 12, 13, 21, 22, 23, 30, 31].map((day) =>
    recurrenceSummary(monthlyOn(day), "2026-11-20"),
  );
  expect(days.map((text) => text.replace("Monthly on the ", ""))).toEqual(
    "1st 2nd 3rd 4th 11th 12th 13th 21st 22nd 23rd 30th 31st".split(" "),
  );
});
