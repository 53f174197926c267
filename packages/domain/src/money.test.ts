import fc from "fast-check";
import { expect, test } from "vitest";
import { formatCents, toCents, toDollars } from "./money.ts";

test.each([
  [0, 0],
  [28, 2800],
  [0.01, 1],
  [19.99, 1999],
  [1.1, 110],
  [4.35, 435],
  [1_000_000.07, 100_000_007],
])("%d dollars are %i cents", (dollars, cents) => {
  expect(toCents(dollars)).toBe(cents);
  expect(toDollars(cents)).toBe(dollars);
});

test.each([-1, -0.01, 1.005, 0.001, 1e-9, Number.NaN, Number.POSITIVE_INFINITY, 1e300, 2 ** 53])(
  "%d dollars are refused",
  (dollars) => {
    expect(toCents(dollars)).toBeUndefined();
  },
);

test("-0 dollars are 0 cents", () => {
  expect(Object.is(toCents(-0), 0)).toBe(true);
});

test("an amount is the same after a round trip through dollars or text", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), (cents) => {
      expect(toCents(toDollars(cents))).toBe(cents);
      expect(toCents(Number(formatCents(cents).replace(/[$,]/g, "")))).toBe(cents);
    }),
    { seed: 4, numRuns: 2000 },
  );
});

test.each([
  [2800, "$28.00"],
  [5, "$0.05"],
  [0, "$0.00"],
  [-500, "-$5.00"],
  [-7, "-$0.07"],
  [123_450, "$1,234.50"],
  [100_000, "$1,000.00"],
  [99_999, "$999.99"],
  [123_456_789, "$1,234,567.89"],
])("%i cents read %s", (cents, text) => {
  expect(formatCents(cents)).toBe(text);
});
