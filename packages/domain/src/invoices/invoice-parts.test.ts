import { expect, test } from "vitest";
import { addDays, type LocalDate } from "../local-date.ts";
import { invoiceParts } from "./invoice-parts.ts";

const november = { start: "2026-11-01", end: "2026-11-30" } as const;
const lines = (from: LocalDate, perDay: readonly number[]) =>
  perDay.flatMap((count, day) => Array.from({ length: count }, () => ({ date: addDays(from, day), cents: 2800 })));
const periodsOf = (all: ReturnType<typeof lines>, after?: LocalDate) =>
  invoiceParts(all, november, after).map(({ period, lines }) => [period.start, period.end, lines.length]);

test("the periods of a client's invoices follow each other and make up the chosen one", () => {
  const month = lines("2026-11-01", Array(30).fill(4));
  expect(periodsOf(month)).toEqual([
    ["2026-11-01", "2026-11-15", 60],
    ["2026-11-16", "2026-11-30", 60],
  ]);
  expect(periodsOf(month.slice(60), "2026-11-15")).toEqual([["2026-11-16", "2026-11-30", 60]]);
});

test("a day without lines between two belongs to the second one", () =>
  expect(periodsOf([...lines("2026-11-03", [60]), ...lines("2026-11-09", [60])])).toEqual([
    ["2026-11-01", "2026-11-03", 60],
    ["2026-11-04", "2026-11-30", 60],
  ]));

test("a day that is cut is in both, as is the first one where an invoice has earlier lines alone", () => {
  expect(periodsOf(lines("2026-11-05", [130]))).toEqual([
    ["2026-11-01", "2026-11-05", 65],
    ["2026-11-05", "2026-11-30", 65],
  ]);
  expect(periodsOf(lines("2026-10-20", Array(12).fill(10)))).toEqual([
    ["2026-11-01", "2026-11-01", 60],
    ["2026-11-01", "2026-11-30", 60],
  ]);
});

test("without lines there is no part", () => expect(periodsOf([])).toEqual([]));
