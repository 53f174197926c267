import { type Cents, totalOf } from "../money.ts";
import { documentTaxes, largestTax, type TaxedAdjustment, type TaxedPart } from "./invoice-sums.ts";

/** An adjustment of a new document, in cents without tax. */
interface WantedAdjustment {
  cents: Cents;
  /** Also changes the tax, at the document's rate with the largest base. */
  withTax?: boolean | undefined;
}

/** Makes the adjustments of a new document, each with its change of the tax. */
export function firstAdjustments<Wanted extends WantedAdjustment>(
  lines: readonly TaxedPart[],
  wanted: readonly Wanted[],
): (Omit<Wanted, "withTax"> & TaxedAdjustment)[] {
  const parts = [...lines];
  const taxNow = () => totalOf(documentTaxes(parts).map(({ cents }) => cents));
  return wanted.map(({ withTax, ...adjustment }) => {
    const taxed = withTax ? largestTax(documentTaxes(parts)) : undefined;
    const before = taxNow();
    parts.push({ cents: adjustment.cents, rate: taxed?.rate });
    return taxed ? { ...adjustment, rate: taxed.rate, tax: taxNow() - before } : adjustment;
  });
}

/**
 * Finds adjustments that take a new document below 0: its sum without tax, or its sum at a rate.
 * @returns the most that can be taken off, and what is wanted beyond it; undefined if nothing goes below 0
 */
export function takenTooMuch(
  lines: readonly TaxedPart[],
  wanted: readonly WantedAdjustment[],
): { most: Cents; beyond: Cents } | undefined {
  const adjustments: TaxedPart[] = firstAdjustments(lines, wanted);
  const all = [...lines, ...adjustments];
  const rates = new Set(adjustments.flatMap(({ rate }) => rate ?? []));
  const parts = [undefined, ...rates].map((rate) => {
    const isOf = (part: TaxedPart) => rate === undefined || part.rate === rate;
    const more = adjustments.filter((part) => isOf(part) && part.cents > 0);
    const sum = (some: readonly TaxedPart[]) => totalOf(some.map(({ cents }) => cents));
    return { most: sum(lines.filter(isOf)) + sum(more), beyond: 0 - sum(all.filter(isOf)) };
  });
  return parts.find(({ beyond }) => beyond > 0);
}
