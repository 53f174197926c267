import { expect, it } from "vitest";
import { daysOf, requestedRange } from "./data.ts";

it.each([
  ["week", "2026-11-20", "2026-11-16", "2026-11-22"],
  ["week", "2026-11-22", "2026-11-16", "2026-11-22"],
  ["week", "2027-01-01", "2026-12-28", "2027-01-03"],
  ["7-days", "2026-11-20", "2026-11-14", "2026-11-20"],
  ["30-days", "2026-11-20", "2026-10-22", "2026-11-20"],
  ["30-days", "2028-03-01", "2028-02-01", "2028-03-01"],
] as const)("%s on %s is %s to %s", (range, today, first, last) => {
  expect(daysOf(range, today)).toEqual({ first, last });
});

const requested = (query: string) => requestedRange(new URLSearchParams(query), "2026-11-20");
const custom = (from: string, to: string) => requested(`view=earnings&range=custom&from=${from}&to=${to}`);

it("custom has both of its dates in it, be they one", () => {
  expect(custom("2026-11-01", "2026-11-15")).toEqual({
    range: "custom",
    from: "2026-11-01",
    to: "2026-11-15",
    days: { first: "2026-11-01", last: "2026-11-15" },
  });
  expect(custom("2026-11-15", "2026-11-15").days).toEqual({ first: "2026-11-15", last: "2026-11-15" });
});

it.each([
  ["", ""],
  ["2026-11-01", ""],
  ["soon", "2026-11-01"],
  ["9999-12-31", "9999-12-31"],
])("custom from %j to %j lacks a date, and shows nothing yet", (from, to) => {
  const { days, problem } = custom(from, to);
  expect({ days, problem }).toEqual({ days: undefined, problem: undefined });
});
