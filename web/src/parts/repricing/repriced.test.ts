import { expect, test } from "vitest";
import { pricesIn, pricesText } from "./repriced.ts";

test("prices in an address are read as they were written", () => {
  const prices = [
    { service_type: "25" as const, from: 28, to: 30.5 },
    { service_type: "overnight" as const, from: 100, to: 0 },
  ];
  expect(pricesText(prices)).toBe("25:28:30.5_overnight:100:0");
  expect(pricesIn(pricesText(prices))).toEqual(prices);
});

test.each(["", "25", "25:28", "25:28:", "spa:1:2", "25:a:b", "25:1:2:3"])("%s has none", (text) => {
  expect(pricesIn(text)).toEqual([]);
});
