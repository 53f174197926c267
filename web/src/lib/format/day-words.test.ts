import { expect, it } from "vitest";
import { byDay, dayWord } from "./day-words.ts";

it.each([
  ["2026-11-19", "Yesterday"],
  ["2026-11-20", "Today"],
  ["2026-11-21", "Tomorrow"],
  ["2026-11-22", "Sunday, Nov 22"],
  ["2026-11-18", "Wednesday, Nov 18"],
  ["2027-01-02", "Sat, Jan 2, 2027"],
  ["2025-11-20", "Thu, Nov 20, 2025"],
] as const)("on Nov 20, %s is %s", (date, word) => expect(dayWord(date, "2026-11-20")).toBe(word));

it("says tomorrow across the end of a year", () => {
  expect(dayWord("2027-01-01", "2026-12-31")).toBe("Tomorrow");
});

it("keeps the order of days and of what they hold", () => {
  const items = [
    { date: "2026-11-21", id: 1 },
    { date: "2026-11-20", id: 2 },
    { date: "2026-11-21", id: 3 },
  ] as const;
  expect(byDay(items).map(({ date, items }) => [date, items.map(({ id }) => id)])).toEqual([
    ["2026-11-21", [1, 3]],
    ["2026-11-20", [2]],
  ]);
});
