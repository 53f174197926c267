import { expect, test } from "vitest";
import { paySums } from "./pay-sums.ts";

test("a walker's pay is the work of visits and reports, with tips and corrections", () => {
  const lines = [
    { kind: "visit", cents: 1500 },
    { kind: "visit" },
    { kind: "report", cents: 700 },
    { kind: "tip", cents: 350 },
    { kind: "correction", cents: -200 },
  ] as const;
  expect(paySums(lines)).toEqual({ visits: 2, work: 2200, tips: 350, corrections: -200, total: 2350 });
});
