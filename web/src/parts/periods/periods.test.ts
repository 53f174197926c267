import { expect, test } from "vitest";
import { problemOf, stepped, unitOf } from "./periods.ts";

test.each([
  ["2026-11-09", "2026-11-15", "week", "2026-11-02", "2026-11-08"],
  ["2026-12-01", "2026-12-31", "month", "2026-11-01", "2026-11-30"],
  ["2027-03-01", "2027-03-31", "month", "2027-02-01", "2027-02-28"],
  ["2026-11-10", "2026-11-10", "period", "2026-11-09", "2026-11-09"],
  ["2026-11-10", "2026-11-16", "period", "2026-11-03", "2026-11-09"],
] as const)("before %s to %s, by the %s, is %s to %s, and after that it again", (from, to, unit, first, last) => {
  expect(unitOf({ from, to })).toBe(unit);
  expect(stepped({ from, to }, -1)).toEqual({ from: first, to: last });
  expect(stepped({ from: first, to: last }, 1)).toEqual({ from, to });
});

test("at most 92 days are asked for, in their order", () => {
  expect(problemOf({ from: "2026-11-10", to: "2026-11-09" })).toBe("The last day is before the first.");
  expect(problemOf({ from: "2026-09-01", to: "2026-12-01" })).toBeUndefined();
  expect(problemOf({ from: "2026-09-01", to: "2026-12-02" })).toBe("Choose at most 92 days.");
});
