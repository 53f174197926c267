import { expect, test } from "vitest";
import { type CancelRule, cancelRuleFor } from "./price-rules.ts";

const zone = "America/New_York";
const hour = 3_600_000;
const row = (hours: number, changes: Partial<CancelRule> = {}): CancelRule => ({
  ...{ services: ["25", "visit", "overnight", "other"], on: "all", charge: "half", pay: "half" },
  ...changes,
  hours,
});
const rules = {
  holidays: ["thanksgiving"] as const,
  days: [],
  cancelling: [row(24), row(168, { on: "holidays" }), row(2, { charge: "all", pay: "all" })],
};
const walk = { service: "25", timeframe: "morning" } as const;
/** How many hours the row asks for that fits a walk at 9 AM of a day, cancelled some hours before. */
const fits = (date: `${number}-${number}-${number}`, before: number, given: Partial<typeof rules> = {}) => {
  const begins = Date.parse(`${date}T${date > "2027-03-13" ? "13" : "14"}:00:00Z`);
  return cancelRuleFor({ ...rules, ...given }, { ...walk, date }, begins - before * hour, zone)?.hours;
};

test("of the rows that fit, the one with the fewest hours counts, whatever their order", () => {
  expect([25, 24, 23.99, 2, 1.99, 0, -5].map((before) => fits("2026-12-01", before))).toEqual([
    ...[undefined, undefined, 24, 24, 2, 2, 2],
  ]);
});

test("a row for holidays is of the visit's day, and one for ordinary days leaves holidays out", () => {
  expect([169, 167, 23].map((before) => fits("2026-11-26", before))).toEqual([undefined, 168, 24]);
  expect(fits("2026-11-27", 100)).toBeUndefined();
  const ordinary = { cancelling: [row(48, { on: "ordinary" })] };
  expect(["2026-11-26", "2026-11-27"].map((date) => fits(date as "2026-11-26", 30, ordinary))).toEqual([undefined, 48]);
});

test("hours are real ones: a night in which the clock goes forward has one less", () => {
  // Asked for at 9 AM on Saturday.
  expect(cancelRuleFor(rules, { ...walk, date: "2027-03-14" }, Date.parse("2027-03-13T14:00:00Z"), zone)?.hours).toBe(
    24,
  );
  // The night in which it goes back has one more.
  expect(
    cancelRuleFor(rules, { ...walk, date: "2026-11-01" }, Date.parse("2026-10-31T13:00:00Z"), zone),
  ).toBeUndefined();
});

test("a row is of its services, and without rows cancelling costs nothing", () => {
  expect(fits("2026-12-01", 1, { cancelling: [row(24, { services: ["overnight"] })] })).toBeUndefined();
  expect(
    cancelRuleFor(
      { holidays: [], days: [] },
      { ...walk, date: "2026-12-01" },
      Date.parse("2026-12-01T13:59:00Z"),
      zone,
    ),
  ).toBeUndefined();
});
