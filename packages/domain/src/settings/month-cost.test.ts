import { expect, test } from "vitest";
import { awsPrices, type Units } from "./aws-prices.ts";
import { costByPart, costLines, unitNames, unitsOfMonth } from "./month-cost.ts";

const none = Object.fromEntries(unitNames.map((name) => [name, 0])) as Units;
const dollars = (units: Partial<Units>, isFree: boolean) =>
  costLines({ ...none, ...units }, isFree).reduce((sum, line) => sum + line.dollars, 0);

test.each<[Partial<Units>, number]>([
  [{ reads: 8_000_000 }, 1],
  [{ writes: 1_600_000 }, 1],
  [{ requests: 250_000 }, 0.25],
  [{ texts: 100 }, 1.1],
  [{ backup: 5000 }, 1],
  [{ emails: 10_000 }, 1],
])("%j costs $%d, with free tiers and without", (units, cost) => {
  expect(dollars(units, true)).toBeCloseTo(cost, 9);
  expect(dollars(units, false)).toBeCloseTo(cost, 9);
});

test("what is free is taken off each price by itself, and never below nothing", () => {
  expect(dollars({ invocations: 1_000_000, transfer: 1_000_000, logs: 5_000_000 }, true)).toBe(0);
  expect(dollars({ invocations: 1_000_000, transfer: 1_000_000, logs: 5_000_000 }, false)).toBeCloseTo(87.7, 9);
  expect(dollars({ invocations: 6_000_000, logs: 10, alarms: 12 }, true)).toBeCloseTo(1.2, 9);
});

test("each price is in one part, and texts are a part of their own", () => {
  const parts = costByPart(costLines({ ...none, reads: 8_000_000, writes: 1_600_000, texts: 100 }, true));
  expect(parts.data).toBeCloseTo(2, 9);
  expect(parts.texts).toBeCloseTo(1.1, 9);
  expect(parts.requests).toBe(0);
});

test("a month's units grow by those of a visit, from those of any month, without texts", () => {
  const [empty, one, ten] = [0, 1, 10].map((visits) => unitsOfMonth(visits));
  for (const name of unitNames) {
    expect((ten?.[name] ?? 0) - (empty?.[name] ?? 0)).toBeCloseTo(10 * ((one?.[name] ?? 0) - (empty?.[name] ?? 0)), 6);
  }
  expect(one).toMatchObject({ texts: 0, alarms: empty?.alarms });
});

test("messages take a run each minute, and reads, writes and emails of each visit beside the rest", () => {
  const [off, on, more] = [unitsOfMonth(0), ...[0, 1000].map((visits) => unitsOfMonth(visits, { messages: true }))];
  expect((on?.invocations ?? 0) - (off?.invocations ?? 0)).toBe(30 * 24 * 60);
  for (const name of ["reads", "writes", "emails", "computing"] as const)
    expect((more?.[name] ?? 0) - (on?.[name] ?? 0), name).toBeGreaterThan(
      unitsOfMonth(1000)[name] - (off?.[name] ?? 0),
    );
  expect(unitsOfMonth(1000).emails).toBe(0);
});

test("the list says when and where its prices were read", () => {
  expect(awsPrices).toMatchObject({ month: "November 2026", region: "us-east-1" });
});
