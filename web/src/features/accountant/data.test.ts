import { expect, test } from "vitest";
import { lacksW9, quarterAt, quartersOf } from "./data.ts";

const monthsOf = (...given: Parameters<typeof quartersOf>) => quartersOf(...given).map(({ months }) => months);

test("in December the tax department's next first quarter has begun, and is the quarter of today", () => {
  expect(monthsOf(2026, "tax", "2026-11-30")).toEqual(["Dec–Feb", "Mar–May", "Jun–Aug", "Sep–Nov"]);
  const december = quartersOf(2026, "tax", "2026-12-01");
  expect(december.map(({ months }) => months)).toEqual(["Dec–Feb", "Mar–May", "Jun–Aug", "Sep–Nov", "Dec–Feb 2027"]);
  expect(december.at(-1)).toMatchObject({ from: "2026-12-01", to: "2027-02-28" });
  expect(quarterAt(december, "2026-12-31")).toBe(4);
  expect(quarterAt(quartersOf(2026, "tax", "2026-11-30"), "2026-11-30")).toBe(3);
  expect(quarterAt(quartersOf(2027, "tax", "2027-01-01"), "2027-01-01")).toBe(0);
});

test("a former year, and the calendar's quarters, have four in December too", () => {
  expect(monthsOf(2025, "tax", "2026-12-15")).toHaveLength(4);
  expect(monthsOf(2026, "calendar", "2026-12-15")).toEqual(["Jan–Mar", "Apr–Jun", "Jul–Sep", "Oct–Dec"]);
});

test("from the reported sum on, tips included, a form W-9 is needed", () => {
  const paid = (pay: number, tips: number, w9_on?: "2026-01-04") =>
    lacksW9({ walker: { id: "walker-1", name: "Rosa Delgado", ...(w9_on && { w9_on }) }, times: 1, pay, tips }, 2000);
  expect([paid(199_999, 0), paid(199_000, 1000), paid(300_000, 0, "2026-01-04")]).toEqual([false, true, false]);
});
