import { expect, test } from "vitest";
import { seriesFields } from "../editing/timeline.ts";
import type { LocalDate } from "../local-date.ts";
import { instantOf } from "../zone.ts";
import {
  type Priced,
  type PricedBooking,
  type PriceRule,
  type PriceRules,
  partsOf,
  payOfParts,
  wholeOf,
} from "./price-rules.ts";

const zone = "America/New_York";

const aRule = (given: Partial<PriceRule> = {}): PriceRule => ({
  id: "holidays",
  name: "Holidays",
  services: ["25", "visit", "overnight", "other"],
  when: { type: "holidays" },
  charge: { cents: 1000 },
  pay: { cents: 500 },
  from: "2026-01-01",
  ...given,
});

const rulesOf = (...rules: PriceRule[]): PriceRules => ({
  rules,
  holidays: ["thanksgiving", "christmas", "new_year"],
  days: [{ date: "2026-12-24", name: "Christmas Eve" }],
});

const aVisit = (given: Partial<Priced> = {}): Priced => ({
  service: "25",
  date: "2026-12-25",
  original_date: given.date ?? "2026-12-25",
  timeframe: "morning",
  pet_names: ["Biscuit"],
  price_cents: 2500,
  ...given,
});

const parts = (rules: PriceRules, visit: Priced, booking: Partial<PricedBooking> = {}) =>
  partsOf(rules, visit, { created_at: 0, price_cents: 2500, ...booking }, zone);
const names = (...given: Parameters<typeof parts>) => parts(...given).map(({ name }) => name);

const late = aRule({ id: "late", name: "Booked late", when: { type: "late", hours: 12 }, charge: { cents: 500 } });
const pets = aRule({ id: "pets", name: "Third pet", when: { type: "pets", beyond: 2 }, charge: { cents: 400 } });
const weekend = aRule({
  id: "weekend",
  name: "Weekend",
  when: { type: "weekdays", weekdays: [5, 6] },
  charge: { percent: 10 },
  pay: { percent: 10 },
});

test("a walk on Christmas costs its price and the holiday's part, and its walker gets theirs", () => {
  const found = parts(rulesOf(aRule()), aVisit());
  expect(found).toEqual([{ rule: "holidays", name: "Christmas", cents: 1000, pay: { cents: 500 } }]);
  expect(wholeOf({ price_cents: 2500, parts: found })).toBe(3500);
  expect(1500 + payOfParts(found, 1500)).toBe(2000);
  expect(wholeOf({ price_cents: 2500 })).toBe(2500);
});

test("a rule counts by the visit's day: moved a day on, the part goes, and moved back it comes", () => {
  const rules = rulesOf(aRule());
  expect(names(rules, aVisit({ date: "2026-12-26", original_date: "2026-12-25" }))).toEqual([]);
  expect(names(rules, aVisit())).toEqual(["Christmas"]);
});

test("a price of the visit's own is all, also one that equals its series'", () => {
  const rules = rulesOf(aRule());
  const own = new Set(["price_cents"] as const);
  expect(parts(rules, aVisit({ price_cents: 2000, own }))).toEqual([]);
  expect(parts(rules, aVisit({ own }))).toEqual([]);
  const custom = parts(rules, aVisit({ price_cents: 2800 }), { price_cents: 2800 });
  expect(wholeOf({ price_cents: 2800, parts: custom })).toBe(3800);
});

test("a visit that stands alone says whether its price is its own; an older one has one that differs from its series'", () => {
  const rules = rulesOf(aRule());
  const own = new Set(seriesFields);
  const of = (given: Partial<Priced>) => names(rules, aVisit({ own, ...given }));
  expect([of({}), of({ price_cents: 2000 })]).toEqual([["Christmas"], []]);
  expect([of({ own_price: true }), of({ price_cents: 2000, own_price: false })]).toEqual([[], ["Christmas"]]);
});

test("three parts at once are each of the price alone, so their sum does not depend on their order", () => {
  const rules = [aRule(), pets, weekend];
  const visit = aVisit({ date: "2027-12-25", pet_names: ["Dumpling", "Noodle", "Bao"] });
  const wholes = [rules, [...rules].reverse()].map((list) =>
    wholeOf({ price_cents: 2500, parts: parts(rulesOf(...list), visit) }),
  );
  expect(wholes).toEqual([2500 + 1000 + 400 + 250, 4150]);
});

test("half a cent of a percentage goes down for the client, and up for the walker", () => {
  const saturday = aVisit({ date: "2026-11-28", price_cents: 2555 });
  const [part] = parts(rulesOf(weekend), saturday, { price_cents: 2555 });
  expect(part?.cents).toBe(255);
  expect(payOfParts(part && [part], 1555)).toBe(156);
  expect(parts(rulesOf({ ...weekend, charge: { percent: 7 } }), saturday)[0]?.cents).toBe(179);
  expect(parts(rulesOf(weekend), aVisit({ date: "2026-11-30" }))).toEqual([]);
});

test.each<[string, LocalDate, LocalDate, string, boolean]>([
  ["5 hours before", "2026-11-20", "2026-11-20", "04:00", true],
  ["during its frame", "2026-11-20", "2026-11-20", "11:59", true],
  ["after its frame, when a past walk is written down", "2026-11-20", "2026-11-20", "12:00", false],
  ["12 hours before", "2026-11-20", "2026-11-20", "-3", false],
  ["5 hours before, moved on a week", "2026-11-20", "2026-11-27", "04:00", true],
  ["a week before, moved to the day of booking", "2026-11-27", "2026-11-20", "08:00", false],
])("booked %s", (_, original_date, date, time, isLate) => {
  const nine = instantOf("2026-11-20", 9, zone);
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const created_at = hours < 0 ? nine - 12 * 3_600_000 : nine + ((hours - 9) * 60 + minutes) * 60_000;
  expect(names(rulesOf(late), aVisit({ original_date, date }), { created_at })).toEqual(isLate ? ["Booked late"] : []);
});

test("late is counted in hours that pass: on the day the clocks change, too", () => {
  const start = instantOf("2027-03-14", 9, zone);
  const visit = aVisit({ date: "2027-03-14" });
  const at = (hours: number) => names(rulesOf(late), visit, { created_at: start - hours * 3_600_000 });
  expect([at(11.99), at(12)]).toEqual([["Booked late"], []]);
  // 9 PM of the evening before is 11 hours before 9 AM that day.
  expect(start - instantOf("2027-03-13", 21, zone)).toBe(11 * 3_600_000);
});

test("each pet beyond two is counted in one part, and without a third there is none", () => {
  const of = (pet_names: string[]) => parts(rulesOf(pets), aVisit({ pet_names }));
  expect(of(["a", "b"])).toEqual([]);
  expect(of(["a", "b", "c"])).toMatchObject([{ cents: 400, pay: { cents: 500 } }]);
  expect(of(["a", "b", "c", "d"])).toMatchObject([{ cents: 800, pay: { cents: 1000 } }]);
});

test("a rule counts from its first day until the day that ends it, for its services and frames", () => {
  const frames = aRule({ name: "Evenings", when: { type: "frames", timeframes: ["evening"] }, services: ["visit"] });
  const evening = (given: Partial<Priced>) =>
    names(
      rulesOf({ ...frames, from: "2026-12-01", to: "2027-01-01" }),
      aVisit({ service: "visit", timeframe: "evening", ...given }),
    );
  expect(evening({ date: "2026-12-01" })).toEqual(["Evenings"]);
  expect(evening({ date: "2026-12-31" })).toEqual(["Evenings"]);
  const others: Partial<Priced>[] = [
    { date: "2026-11-30" },
    { date: "2027-01-01" },
    { timeframe: "morning" },
    { service: "25" },
  ];
  expect(others.map(evening)).toEqual([[], [], [], []]);
});

test("a day of the business's own has its own name, and a holiday that does not count has no part", () => {
  const rules = rulesOf(aRule());
  expect(names(rules, aVisit({ date: "2026-12-24" }))).toEqual(["Christmas Eve"]);
  expect(names(rules, aVisit({ date: "2026-10-12" }))).toEqual([]);
});

test("a part of nothing for client and walker is none", () => {
  expect(parts(rulesOf(aRule({ charge: { cents: 0 }, pay: undefined })), aVisit())).toEqual([]);
  expect(parts(rulesOf(aRule({ charge: { cents: 0 } })), aVisit())).toHaveLength(1);
});
