import { expect, test } from "vitest";
import { type Worked, weekFigures } from "./week-figures.ts";

const visit = (more: Partial<Worked> = {}): Worked => ({
  date: "2026-11-16",
  status: "completed",
  price_cents: 2500,
  charge_cents: 2500,
  pay_cents: 1500,
  ...more,
});

test("what is done counts as charged and earned, what is open at its price, and what was cancelled for nothing not at all", () => {
  const days = weekFigures(
    [
      visit({ charge_cents: 2800 }),
      visit({ status: "cancelled", charge_cents: 1250, pay_cents: 778 }),
      visit({ status: "cancelled", charge_cents: 0, pay_cents: 0 }),
      visit({ date: "2026-11-22", status: "scheduled", charge_cents: undefined, pay_cents: undefined }),
      visit({ date: "2026-11-22", status: "confirmed", charge_cents: undefined, price_cents: 10_000 }),
      visit({ date: "2026-11-20", pay_cents: undefined, charge_cents: undefined }),
      visit({ date: "2026-11-23" }),
    ],
    "2026-11-16",
  );
  expect(days.map(({ date }) => date)).toEqual([16, 17, 18, 19, 20, 21, 22].map((day) => `2026-11-${day}`));
  const none = { revenue: 0, pay: 0, booked: 0 };
  expect(days).toEqual([
    { date: "2026-11-16", revenue: 4050, pay: 2278, booked: 0 },
    { date: "2026-11-17", ...none },
    { date: "2026-11-18", ...none },
    { date: "2026-11-19", ...none },
    { date: "2026-11-20", revenue: 2500, pay: 0, booked: 0 },
    { date: "2026-11-21", ...none },
    { date: "2026-11-22", revenue: 0, pay: 0, booked: 12_500 },
  ]);
});
