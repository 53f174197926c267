import { expect, test } from "vitest";
import { type Earned, earningsOf, payOf } from "./earnings.ts";

const rates = { walk25: 1500, visit: 1600, overnight: 6000, other: 1800 };

const visit = (given: Partial<Earned> = {}): Earned => ({
  service: "25",
  date: "2026-11-20",
  pet_names: ["Biscuit"],
  duration_minutes: 25,
  ...given,
});

test("a visit's pay is its own, else the walker's rate for the service, else missing; a pay of 0 counts", () => {
  expect(payOf(visit({ pay_cents: 1 }), rates)).toBe(1);
  expect(payOf(visit({ pay_cents: 0 }), rates)).toBe(0);
  expect(payOf(visit(), rates)).toBe(1500);
  expect(payOf(visit({ service: "overnight" }), rates)).toBe(6000);
  expect(payOf(visit({ service: "overnight" }), { walk25: 1500 })).toBeUndefined();
});

test.each(["20", "30", "60"])("an old %s minute walk earns what a 25 minute walk earns", (service) => {
  const { byService, receipt, total } = earningsOf([visit({ service })], rates);
  expect([byService["25"], total]).toEqual([{ count: 1, rate: 1500, total: 1500 }, 1500]);
  expect(receipt[0]?.service).toBe("25");
});

test("a visit of an unknown service is in every total", () => {
  const { byService, total } = earningsOf([visit({ service: "grooming", pay_cents: 4200 })], rates);
  expect([byService.other, total]).toEqual([{ count: 1, rate: 1800, total: 4200 }, 4200]);
});

test("earnings have a total, a receipt line per visit and a line per service", () => {
  const visits = [
    visit({ date: "2026-11-19", service: "overnight", duration_minutes: 1440 }),
    visit({ pet_names: ["Nori", "Tofu"], pay_cents: 1250 }),
    visit(),
  ];
  expect(earningsOf(visits, rates)).toEqual({
    hasRates: true,
    total: 8750,
    count: 3,
    receipt: [
      { service: "overnight", pets: ["Biscuit"], minutes: 1440, date: "2026-11-19", amount: 6000 },
      { service: "25", pets: ["Nori", "Tofu"], minutes: 25, date: "2026-11-20", amount: 1250 },
      { service: "25", pets: ["Biscuit"], minutes: 25, date: "2026-11-20", amount: 1500 },
    ],
    byService: {
      "25": { count: 2, rate: 1500, total: 2750 },
      visit: { count: 0, rate: 1600, total: 0 },
      overnight: { count: 1, rate: 6000, total: 6000 },
      other: { count: 0, rate: 1800, total: 0 },
    },
  });
});

test("without rates the visits are counted, and a visit's own pay is still earned", () => {
  expect(earningsOf([visit(), visit({ pay_cents: 900 })], {})).toMatchObject({ hasRates: false, total: 900, count: 2 });
  expect(earningsOf([], { other: 0 })).toMatchObject({ hasRates: true, total: 0, count: 0, receipt: [] });
});
