import fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "../../testing/sampled.ts";
import { adjusted, type InvoiceMoney, forgiven as letGo, type RefusedAct } from "./account-acts.ts";
import { firstAdjustments, takenTooMuch } from "./first-adjustments.ts";
import { documentTaxes, invoiceSums, largestTax, type TaxedAdjustment, taxReceived } from "./invoice-sums.ts";

const date = "2026-12-07" as const;
const line = (cents: number, rate?: number) => ({ date, cents, ...(rate !== undefined && { rate }) });

/** A document as it is kept: its lines, and what was adjusted since. */
class Paper {
  readonly adjustments: TaxedAdjustment[] = [];
  private isForgiven = false;
  readonly lines: ReturnType<typeof line>[];
  paid = 0;

  constructor(lines: ReturnType<typeof line>[]) {
    this.lines = lines;
  }

  get sums() {
    return invoiceSums({ ...this, settlements: [{ cents: this.paid }] });
  }

  get money(): InvoiceMoney {
    const taxes = this.isForgiven ? [] : documentTaxes([...this.lines, ...this.adjustments]);
    return { id: "a", total: this.sums.total, paid: this.paid, tax: this.sums.tax, taxes };
  }

  adjust(cents: number, withTax = true): number | string {
    return this.keep(adjusted(this.money, cents, withTax));
  }

  forgive(cents: number): number | string {
    const forgiven = this.keep(letGo(this.money, -cents));
    this.isForgiven ||= typeof forgiven === "number";
    return forgiven;
  }

  /** @returns the change in the total, or why it was refused */
  private keep(act: ReturnType<typeof adjusted> | RefusedAct): number | string {
    if ("refused" in act) return act.refused;
    this.adjustments.push(act.adjustment);
    this.paid += act.effect.settled;
    return act.effect.billed;
  }
}

test("visits of two rates are two taxes of one document", () => {
  const { visits, tax, total } = new Paper([line(10_000, 8625), line(15_000, 8750), line(5000)]).sums;
  expect(documentTaxes([line(10_000, 8625), line(15_000, 8750), line(5000)])).toEqual([
    { rate: 8625, base: 10_000, cents: 863 },
    { rate: 8750, base: 15_000, cents: 1313 },
  ]);
  expect({ visits, tax, total }).toEqual({ visits: 30_000, tax: 2176, total: 32_176 });
});

test("each document is rounded by itself", () => {
  const taxOf = (...amounts: number[]) => new Paper(amounts.map((cents) => line(cents, 8625))).sums.tax;
  expect([taxOf(5000), taxOf(5000), taxOf(5000, 5000)]).toEqual([431, 431, 863]);
});

test("a document of which nothing is taxed has no tax, not one of 0", () => {
  expect(new Paper([line(5000)]).sums).not.toHaveProperty("tax");
  expect(new Paper([line(4, 8625)]).sums.tax).toBe(0);
});

test("an adjustment with tax changes it by what the base says, and its opposite takes it back to the cent", () => {
  const paper = new Paper([line(10_000, 8625)]);
  expect(paper.adjust(-2000)).toBe(-2173);
  expect(paper.adjustments).toEqual([{ cents: -2000, rate: 8625, tax: -173 }]);
  expect(new Paper([line(10_006, 8625)]).adjust(-2000)).toBe(-2172);
  expect(paper.adjust(2000)).toBe(2173);
  expect(paper.sums).toMatchObject({ tax: 863, total: 10_863 });
});

test("an adjustment goes at the rate with the largest base, and without tax where it has none", () => {
  const paper = new Paper([line(3000, 8625), line(5000, 8875), line(9000)]);
  expect(largestTax(paper.money.taxes ?? [])?.rate).toBe(8875);
  expect(paper.adjust(-1000, false)).toBe(-1000);
  expect(paper.adjustments).toEqual([{ cents: -1000 }]);
});

test("more than a rate's base, or than all without tax, is refused with the most that is possible", () => {
  const paper = new Paper([line(5000, 8625), line(4000)]);
  expect(paper.adjust(-6000)).toBe("-$50.00 at most; give the other $10.00 as credit");
  expect(paper.adjust(-9001, false)).toBe("-$90.00 at most; give the other $0.01 as credit");
  expect(paper.adjust(-9000, false)).toBe(-9000);
  expect(paper.adjust(-1)).toBe("$0.00 at most; give the other $0.01 as credit");
});

test("a balance that is forgiven has its part of the tax, and in two steps both end at 0", () => {
  const jo = new Paper([line(5000, 8625)]);
  jo.paid = 3000;
  expect(taxReceived(jo.sums)).toBe(238);
  expect(jo.forgive(2431)).toBe(-2431);
  expect(jo.adjustments).toEqual([{ cents: -2238, tax: -193 }]);
  expect([jo.sums.tax, taxReceived(jo.sums), jo.sums.total]).toEqual([238, 238, 3000]);

  const twice = new Paper([line(5000, 8625)]);
  twice.forgive(1000);
  expect(twice.adjust(-100)).toBe(-100);
  expect(twice.adjustments.at(-1)).toEqual({ cents: -100 });
  expect(twice.forgive(twice.sums.total)).toBeLessThan(0);
  expect([twice.sums.tax, twice.sums.total]).toEqual([0, 0]);
});

test("the first adjustments of a document are those of an invoice that is adjusted afterwards", () => {
  const lines = [line(10_000, 8625), line(2500)];
  const wanted = [{ cents: -2000, withTax: true }, { cents: 300 }, { cents: -997, withTax: true }];
  const later = new Paper(lines);
  for (const { cents, withTax = false } of wanted) later.adjust(cents, withTax);
  expect(firstAdjustments(lines, wanted)).toEqual(later.adjustments);
  expect(takenTooMuch(lines, wanted)).toBeUndefined();
});

test("the first adjustments take neither all nor a rate's base below 0", () => {
  const lines = [line(5000, 8625), line(4000)];
  expect(takenTooMuch(lines, [{ cents: -9500 }, { cents: 200 }])).toEqual({ most: 9200, beyond: 300 });
  expect(takenTooMuch(lines, [{ cents: -6000, withTax: true }])).toEqual({ most: 5000, beyond: 1000 });
});

const rate = fc.constantFrom(undefined, 8625, 8750, 8875);
const lines = fc.array(fc.tuple(fc.integer({ min: 0, max: 20_000 }), rate), { minLength: 1, maxLength: 8 });
const act = fc.record({
  act: fc.constantFrom("adjust", "adjust", "forgive", "pay"),
  cents: fc.integer({ min: -9000, max: 9000 }),
  withTax: fc.boolean(),
});

test("after any acts the tax is each rate of its base, less what forgiving gave back, and what came of it follows", () => {
  fc.assert(
    fc.property(lines, fc.array(act, { maxLength: 12 }), (parts, acts) => {
      const paper = new Paper(parts.map(([cents, rate]) => line(cents, rate)));
      for (const { act, cents, withTax } of acts) {
        const { total, paid } = paper.sums;
        if (act === "pay") paper.paid = Math.min(total, paid + Math.abs(cents));
        else if (act === "adjust") paper.adjust(cents, withTax);
        else paper.forgive(Math.abs(cents));
        const { sums } = paper;
        const taxes = documentTaxes([...paper.lines, ...paper.adjustments]);
        const given = paper.adjustments.filter((one) => one.rate === undefined).map(({ tax = 0 }) => tax);
        const computed = [...taxes.map(({ cents }) => cents), ...given].reduce((sum, cents) => sum + cents, 0);
        expect(sums.tax ?? 0).toBe(computed);
        expect(sums.total).toBe(sums.visits + sums.adjustments + (sums.tax ?? 0));
        expect(sums.total - (sums.tax ?? 0)).toBeGreaterThanOrEqual(0);
        expect(sums.tax ?? 0).toBeGreaterThanOrEqual(0);
        for (const { base } of taxes) expect(base).toBeGreaterThanOrEqual(0);
        for (const { rate, base, cents } of taxes)
          expect(Math.abs(cents - (rate * base) / 100_000)).toBeLessThanOrEqual(0.5);
        expect(sums.paid).toBeLessThanOrEqual(sums.total);
        expect(taxReceived(sums)).toBeLessThanOrEqual(sums.tax ?? 0);
        if (sums.paid === sums.total) expect(taxReceived(sums)).toBe(sums.tax ?? 0);
      }
    }),
    { seed: 20_261_201, numRuns: runs({ sample: 200, whole: 2000 }) },
  );
});
