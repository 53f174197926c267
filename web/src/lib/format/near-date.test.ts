import { expect, it } from "vitest";
import { isNearDate } from "./near-date.ts";

it.each([
  ["2026-11-20", true],
  ["1901-01-01", true],
  ["2198-12-31", true],
  ["1900-12-31", false],
  ["2199-01-01", false],
  ["9999-12-31", false],
  ["0001-01-01", false],
  ["2026-02-30", false],
  ["soon", false],
  [null, false],
])("%j: %s", (text, near) => {
  expect(isNearDate(text)).toBe(near);
});
