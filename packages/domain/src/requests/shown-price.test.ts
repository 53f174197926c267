import { expect, test } from "vitest";
import { atShownPrice } from "./shown-price.ts";

interface Visit {
  price_cents: number;
}
const priced = (_: Visit, price_cents: number): Visit => ({ price_cents });
const at = (price_cents: number, shown: number, part: (price: number) => number) =>
  atShownPrice({ price_cents }, shown, (visit) => visit.price_cents + part(visit.price_cents), priced);

test("a visit that costs what was shown keeps its price", () => {
  expect(at(2500, 3500, () => 1000)).toEqual({ price_cents: 2500 });
});

test("another price makes up for what has changed, whether parts are amounts or percents", () => {
  expect(at(2800, 3500, () => 1000)).toEqual({ price_cents: 2500 });
  expect(at(2800, 2500, () => 0)).toEqual({ price_cents: 2500 });
  expect(at(2800, 2750, (price) => Math.floor(price / 10))).toEqual({ price_cents: 2500 });
});

test("where rounding leaves a cent, it is never charged above what was shown", () => {
  const part = (price: number) => Math.floor(price / 10);
  const { price_cents } = at(1000, 1099, part);
  expect(price_cents + part(price_cents)).toBeLessThanOrEqual(1099);
  expect(price_cents + 1 + part(price_cents + 1)).toBeGreaterThan(1099);
});

test("parts that cost more than was shown alone leave nothing", () => {
  expect(at(1000, 500, () => 1000)).toEqual({ price_cents: 0 });
});
