import { expect, test } from "vitest";
import { priceToCost } from "./shown-price.ts";

test("another price makes up for what has changed, whether parts are amounts or percents", () => {
  expect(priceToCost(2500, (price) => price)).toBe(2500);
  expect(priceToCost(3500, (price) => price + 1000)).toBe(2500);
  expect(priceToCost(2750, (price) => price + Math.floor(price / 10))).toBe(2500);
});

test("where rounding leaves out an amount, or the parts alone are more, there is no price", () => {
  const whole = (price: number) => price + Math.floor(price / 10);
  expect([whole(999), whole(1000)]).toEqual([1098, 1100]);
  expect(priceToCost(1099, whole)).toBeUndefined();
  expect(priceToCost(500, (price) => price + 1000)).toBeUndefined();
});
