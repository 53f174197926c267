import { describe, expect, test } from "vitest";
import { serviceTypes } from "../kinds.ts";
import { priceOf, rateKeyOf, rateLabel, ratesInCents, ratesInDollars, ratesOver } from "./pricing.ts";

const defaultRates = { walk25: 2500, visit: 2500, overnight: 10_000, other: 3000 };

test("a rate is somebody's own, else the default, else none; 0 is a rate", () => {
  expect(ratesOver({ walk25: 1700, visit: 0 }, { walk25: 1500, visit: 1500, overnight: 6000 })).toEqual({
    walk25: 1700,
    visit: 0,
    overnight: 6000,
    other: undefined,
  });
});

test("rates are whole cents inside and dollars at the edges; what is not set stays out", () => {
  const dollars = { walk25: 25, visit: 25, overnight: 100, other: 30 };
  expect(ratesInCents(dollars)).toEqual(defaultRates);
  expect(ratesInDollars(defaultRates)).toEqual(dollars);
  expect(ratesInCents({ visit: 15.5, other: undefined })).toStrictEqual({ visit: 1550 });
  expect(ratesInDollars({ visit: 1550, other: undefined })).toStrictEqual({ visit: 15.5 });
});

test("an invalid amount is refused", () => {
  expect(() => ratesInCents({ walk25: 25, visit: 25, overnight: -1, other: 30 })).toThrow(
    "-1 is not an amount in dollars and cents",
  );
});

test("each service has a key for its rate", () => {
  expect(serviceTypes.map(rateKeyOf)).toEqual(["walk25", "visit", "overnight", "other"]);
});

describe("a visit's price", () => {
  const clientRates = { walk25: 2800, overnight: null };
  const base = { defaultRates, service: "25" } as const;

  test("is its own, else the schedule's, else the client's, else the default", () => {
    expect(priceOf({ ...base, visit: 1, schedule: 2, clientRates })).toBe(1);
    expect(priceOf({ ...base, visit: null, schedule: 2, clientRates })).toBe(2);
    expect(priceOf({ ...base, visit: null, schedule: null, clientRates })).toBe(2800);
    expect(priceOf({ ...base, clientRates: null })).toBe(2500);
    expect(priceOf({ ...base, service: "overnight", clientRates })).toBe(10_000);
    expect(priceOf({ ...base, service: "other", clientRates })).toBe(3000);
  });

  test("may be 0, which is not a missing price", () => {
    expect(priceOf({ ...base, visit: 0, schedule: 2, clientRates })).toBe(0);
    expect(priceOf({ ...base, schedule: 0, clientRates })).toBe(0);
    expect(priceOf({ ...base, clientRates: { walk25: 0 } })).toBe(0);
  });
});

test("the label says whose rate it is", () => {
  expect(rateLabel({ clientRates: { walk25: 2800 }, defaultRates, service: "25" })).toBe("Custom rate: $28.00");
  expect(rateLabel({ clientRates: { walk25: 2800 }, defaultRates, service: "visit" })).toBe("Default rate: $25.00");
  expect(rateLabel({ defaultRates, service: "overnight" })).toBe("Default rate: $100.00");
});
