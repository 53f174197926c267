import { expect, test } from "vitest";
import { type ClientTax, exemptionOf, rateFor, rateInWords, type SalesTax, taxOn } from "./sales-tax.ts";

const tax: SalesTax = {
  rates: [
    { id: "nassau", name: "Nassau", milli: 8625, from: "2026-12-01" },
    { id: "queens", name: "Queens", milli: 8875, from: "2026-12-01" },
    { id: "nassau", name: "Nassau", milli: 0, from: "2027-03-01" },
    { id: "nassau", name: "Nassau", milli: 8750, from: "2027-01-16" },
  ],
  services: ["25", "visit"],
  cancelled: false,
};
const walk = { service: "25", date: "2027-01-15", status: "completed" } as const;
const rateOf = (visit: Partial<Parameters<typeof rateFor>[2]>, client?: ClientTax, of = tax) =>
  rateFor(of, client, { ...walk, ...visit })?.milli;

test.each([
  [10_000, 863],
  [9797, 845],
  [5, 0],
  [6, 1],
  [25_000, 2156],
])("the tax on %i cents at 8.625 %% is %i, half a cent up", (base, cents) => expect(taxOn(base, 8625)).toBe(cents));

test("the rate of a visit is that of its day", () => {
  expect(rateOf({ date: "2026-11-30" })).toBeUndefined();
  expect(rateOf({ date: "2026-12-01" })).toBe(8625);
  expect(rateOf({ date: "2027-01-15" })).toBe(8625);
  expect(rateOf({ date: "2027-01-16" })).toBe(8750);
});

test("a rate of 0 is no tax from its day on", () => {
  expect(rateOf({ date: "2027-02-28" })).toBe(8750);
  expect(rateOf({ date: "2027-03-01" })).toBeUndefined();
});

test("a service that is not taxed has no rate; one of former days counts as what it is sold as", () => {
  expect(rateOf({ service: "overnight" })).toBeUndefined();
  expect(rateOf({ service: "30" })).toBe(8625);
});

test("what is charged of a cancelled visit is taxed where the owner says so", () => {
  expect(rateOf({ status: "cancelled" })).toBeUndefined();
  expect(rateOf({ status: "cancelled" }, undefined, { ...tax, cancelled: true })).toBe(8625);
});

test("a client has the first rate, or one of their own, or none with a reason", () => {
  expect(rateOf({}, { rate: "queens" })).toBe(8875);
  expect(rateOf({}, { rate: "gone" })).toBe(8625);
  expect(rateOf({}, { exempt: "A shelter" })).toBeUndefined();
});

test("a reason counts where something would be taxed without it", () => {
  const exempt = { exempt: "A shelter" };
  expect(exemptionOf(tax, exempt, [walk])).toBe("A shelter");
  expect(exemptionOf(tax, exempt, [{ ...walk, service: "overnight" }])).toBeUndefined();
  expect(exemptionOf(tax, exempt, [{ ...walk, date: "2026-11-30" }])).toBeUndefined();
  expect(exemptionOf(tax, { rate: "queens" }, [walk])).toBeUndefined();
});

test("without rates nothing is taxed", () => expect(rateOf({}, undefined, { ...tax, rates: [] })).toBeUndefined());

test("a rate is told with its decimals", () =>
  expect([8625, 8000, 8750].map(rateInWords)).toEqual(["8.625 %", "8 %", "8.75 %"]));
