import { expect, it } from "vitest";
import { someEarnings } from "../../../testing/earnings.ts";
import { amountOf, amountText, rateText, totalText } from "./words.ts";

const earnings = (has_pay_rates: boolean, total_earnings: number, total_walks: number) =>
  someEarnings({ has_pay_rates, total_earnings, total_walks });

it("tells the total, and without rates the walks alone", () => {
  expect(totalText(earnings(true, 1126.5, 7))).toBe("$1,126.50, 7 walks");
  expect(totalText(earnings(true, 0, 1))).toBe("$0.00, 1 walk");
  expect(totalText(earnings(false, 0, 7))).toBe("7 walks");
  expect(totalText(earnings(false, 9, 2))).toBe("$9.00, 2 walks");
});

it.each([
  [5, 15, 75, "5 × $15.00"],
  [3, 17.35, 52.05, "3 × $17.35"],
  [5, 16, 75, "5 walks, rate now $16.00"],
  [1, 16, 15, "1 walk, rate now $16.00"],
  [2, 0, 0, "2 × $0.00"],
  [0, 60, 0, "Rate $60.00"],
  [0, null, 0, "No rate yet"],
  [2, null, 9, "2 walks, no rate yet"],
])("%i at a rate of %s that earned %s: '%s'", (count, rate, total, text) => {
  expect(rateText({ count, rate, total })).toBe(text);
});

it("tells nothing earned from nothing known", () => {
  expect([amountText(15, true), amountText(0, true), amountText(0, false), amountText(9, false)]).toEqual([
    "$15.00",
    "$0.00",
    "–",
    "$9.00",
  ]);
});

it("adds a day up in whole cents", () => {
  const item = (amount: number) => ({
    service: "25" as const,
    pets: [],
    minutes: 25,
    date: "2026-11-20" as const,
    amount,
    paid_on: null,
  });
  expect(amountOf([item(0.1), item(0.2), item(17.35)])).toBe(17.65);
  expect(amountOf([])).toBe(0);
});
