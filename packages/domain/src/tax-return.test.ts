import fc from "fast-check";
import { expect, test } from "vitest";
import { firstAdjustments } from "./invoices/first-adjustments.ts";
import { invoiceSums, type TaxedAdjustment } from "./invoices/invoice-sums.ts";
import { totalOf } from "./money.ts";
import { roundingOf, salesOf, taxReturn } from "./tax-return.ts";

const rate = fc.constantFrom(undefined, 8625, 8750);
const aLine = fc.record({ cents: fc.nat(100_000), rate }).map((line) => ({ ...line, date: "2026-11-20" as const }));
const wanted = fc.record({ cents: fc.integer({ min: -500, max: 500 }), withTax: fc.boolean() });

test("the rows of an invoice come to its total and its tax, and its void takes all of them back", () => {
  fc.assert(
    fc.property(
      fc.array(aLine),
      fc.array(wanted),
      fc.nat(500),
      fc.option(fc.constant("A shelter"), { nil: undefined }),
      (lines, wanted, forgiven, exempt) => {
        const kind = "adjustment" as const;
        const first = firstAdjustments(lines, wanted).map((one: TaxedAdjustment) => ({ ...one, kind }));
        const sumsOf = (adjustments: readonly TaxedAdjustment[]) =>
          invoiceSums({ lines, adjustments, settlements: [] });
        const { total, tax = 0 } = sumsOf(first);
        const made = salesOf({ type: "invoice", tax }, { lines, adjustments: first, exempt });
        expect([totalOf(made.map(({ sales }) => sales)), totalOf(made.map((sale) => sale.tax))]).toEqual([
          total - tax,
          tax,
        ]);

        const gift = { kind: "forgiven" as const, cents: -forgiven, tax: tax > 0 ? -1 : 0 };
        const given = salesOf({ type: "adjustment", tax: gift.tax }, { lines: [], adjustments: [gift], exempt });
        const all = [...first, gift];
        const taken = salesOf({ type: "void", tax: -(sumsOf(all).tax ?? 0) }, { lines, adjustments: all, exempt });
        const { lines: left, sales, billed } = taxReturn([...made, ...given, ...taken]);
        expect([sales, billed, ...left.flatMap((line) => [line.sales, line.tax])].every((sum) => sum === 0)).toBe(true);
      },
    ),
  );
});

test("the lines of a return stand by kind, then by their sales; goodwill and money are no sale", () => {
  const taxed = (rate: number, of: string, sales: number, tax: number) =>
    ({ kind: "taxable", of, rate, sales, tax }) as const;
  const rows = [
    ...salesOf({ type: "goodwill" }),
    ...salesOf({ type: "payment", tax_paid: 431 }),
    { kind: "other", of: "", sales: 100, tax: 0 } as const,
    taxed(8875, "Queens", 5000, 444),
    taxed(8625, "Nassau", 5000, 431),
    taxed(8625, "Nassau", 5000, 431),
  ];
  const { lines, received, sales, billed } = taxReturn(rows);
  expect(lines.map((line) => [line.kind, line.of, line.sales, line.tax])).toEqual([
    ["taxable", "Nassau", 10_000, 862],
    ["taxable", "Queens", 5000, 444],
    ["other", "", 100, 0],
  ]);
  expect([sales, billed, received]).toEqual([15_100, 1306, 431]);
  expect(lines.map(roundingOf)).toEqual([-1, 0, 0]);
});
