import { expect, test } from "vitest";
import { invoiceSums } from "./invoice-sums.ts";

const of = (...amounts: number[]) => amounts.map((cents) => ({ cents }));

test("an invoice is the sum of its visits, its adjustments, and of what was paid", () => {
  const lines = [
    { date: "2026-11-02", cents: 2800 },
    { date: "2026-11-03", cents: 2500 },
    { date: "2026-11-03", cents: 1400 },
  ] as const;
  expect(invoiceSums({ lines, adjustments: of(-1500, 200), settlements: of(3000, -1000) })).toEqual({
    visits: 6700,
    adjustments: -1300,
    total: 5400,
    paid: 2000,
    lines: 3,
    days: { "2026-11-02": 2800, "2026-11-03": 3900 },
  });
});
