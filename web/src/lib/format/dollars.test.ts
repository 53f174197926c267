import { expect, test } from "vitest";
import { dollarsOrNull, formatDollars, parseDollars, sumDollars } from "./dollars.ts";

test.each([
  [28, "$28.00"],
  [12_345.67, "$12,345.67"],
  [-15, "−$15.00"],
  [0, "$0.00"],
])("%d dollars are shown as %s", (dollars, text) => expect(formatDollars(dollars)).toBe(text));

test("amounts are added up to the cent", () => {
  expect(sumDollars([0.1, 0.2, 12_345.67, -0.07])).toBe(12_345.9);
  expect(sumDollars([])).toBe(0);
});

test.each([
  ["58", 58],
  [" $1,250.50 ", 1250.5],
  ["-15", -15],
  ["−$15.00", -15],
  ["", Number.NaN],
  ["ten", Number.NaN],
  ["1,234,567.89", 1_234_567.89],
  [".5", 0.5],
  ["12,50", Number.NaN],
  ["1,25", Number.NaN],
  ["1,0000", Number.NaN],
  ["1e3", Number.NaN],
  ["0x10", Number.NaN],
])("'%s' is typed for %d dollars", (typed, dollars) => expect(parseDollars(typed)).toBe(dollars));

test("an amount that may be missing is null where nothing was typed", () => {
  expect(dollarsOrNull("  ")).toBeNull();
  expect(dollarsOrNull("$17")).toBe(17);
  expect(dollarsOrNull("ten")).toBeNaN();
});
