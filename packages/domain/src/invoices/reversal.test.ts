import { expect, test } from "vitest";
import { reversed } from "./reversal.ts";

const off = (...settled: [string, number][]) => settled.map(([invoice_id, cents]) => ({ invoice_id, cents }));

test("a payment comes off the invoices that it paid", () => {
  const payment = { cents: 7000, settled: off(["a", 5000], ["b", 2000]) };
  const own = [
    { id: "a", total: 5000, paid: 5000 },
    { id: "b", total: 8000, paid: 3000 },
  ];
  expect(reversed({ billed: 13000, received: 8000, settled: 8000 }, payment, { own, others: [] })).toEqual({
    effect: { billed: 0, received: -7000, settled: -7000 },
    settled: off(["a", -5000], ["b", -2000]),
  });
});

test("what became credit and was used comes off the invoice that it was used on", () => {
  const payment = { cents: 10000, settled: off(["a", 8000]) };
  const own = [{ id: "a", total: 8000, paid: 8000 }];
  const others = [
    { id: "b", total: 2500, paid: 1500 },
    { id: "c", total: 2500, paid: 2500 },
  ];
  expect(reversed({ billed: 13000, received: 12000, settled: 12000 }, payment, { own, others })).toEqual({
    effect: { billed: 0, received: -10000, settled: -10000 },
    settled: off(["a", -8000], ["b", -1500], ["c", -500]),
  });
});

test("credit that is left is taken first", () => {
  const payment = { cents: 10000, settled: [] };
  const others = [{ id: "b", total: 2500, paid: 2500 }];
  expect(reversed({ billed: 2500, received: 12500, settled: 2500 }, payment, { own: [], others })).toEqual({
    effect: { billed: 0, received: -10000, settled: 0 },
    settled: [],
  });
});

test("credit that was used on the invoice that the payment was for comes off it, too", () => {
  const payment = { cents: 10000, settled: off(["a", 8000]) };
  const own = [{ id: "a", total: 12000, paid: 10000 }];
  expect(reversed({ billed: 12000, received: 10000, settled: 10000 }, payment, { own, others: [] })).toEqual({
    effect: { billed: 0, received: -10000, settled: -10000 },
    settled: off(["a", -10000]),
  });
});

test("what was refunded cannot be taken back", () => {
  const payment = { cents: 10000, settled: off(["a", 8000]) };
  const own = [{ id: "a", total: 8000, paid: 8000 }];
  expect(reversed({ billed: 8000, received: 8000, settled: 8000 }, payment, { own, others: [] })).toEqual({
    short: 2000,
  });
});
