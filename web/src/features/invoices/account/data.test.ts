import { expect, test } from "vitest";
import { spread } from "./data.ts";

const invoice = (number: string, balance: number) => ({ id: number, number, balance });
const shares = (amount: number, ...balances: number[]) => {
  const { parts, credit } = spread(
    amount,
    balances.map((balance, index) => invoice(String(index), balance)),
  );
  return [...parts.map(({ share }) => share), credit];
};

test.each([
  ["part of the first", 60, [60, 0, 0]],
  ["the first alone", 100.1, [100.1, 0, 0]],
  ["both", 175.3, [100.1, 75.2, 0]],
  ["both and something over", 180, [100.1, 75.2, 4.7]],
])("a payment for %s", (_, amount, expected) => expect(shares(amount, 100.1, 75.2)).toEqual(expected));

test("a payment without an open invoice is credit, and no amount is nothing", () => {
  expect(shares(20)).toEqual([20]);
  expect(shares(Number.NaN, 50)).toEqual([0, 0]);
});
