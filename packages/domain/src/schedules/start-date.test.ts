import { expect, test } from "vitest";
import { startProblem } from "./start-date.ts";

test.each([
  ["2025-11-20", "2026-11-20", false],
  ["2025-11-19", "2026-11-20", true],
  ["2027-02-28", "2028-02-29", false],
  ["2027-02-27", "2028-02-29", true],
  ["1926-11-20", "2026-11-20", true],
  ["2126-11-20", "2026-11-20", false],
] as const)("a start on %s is too long ago on %s: %s", (date, today, isRefused) => {
  expect(startProblem(date, today)).toBe(isRefused ? "The date can be at most one year back" : undefined);
});
