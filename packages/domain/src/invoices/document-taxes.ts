import { type Milli, taxOn } from "../money/sales-tax.ts";
import { type Cents, totalOf } from "../money.ts";

/** The sales tax of a document at one rate: its base is all that is billed at that rate. */
export interface DocumentTax {
  rate: Milli;
  base: Cents;
  cents: Cents;
}

/** A line or an adjustment of a document. `rate` is absent where it is not taxed. */
export interface TaxedPart {
  cents: Cents;
  rate?: Milli | undefined;
}

/** The tax of a document by rate, each computed once, in the order in which the rates come. */
export function documentTaxes(parts: readonly TaxedPart[]): DocumentTax[] {
  const byRate = Map.groupBy(parts, ({ rate }) => rate);
  byRate.delete(undefined);
  return [...byRate].map(([rate = 0, mine]) => {
    const base = totalOf(mine.map(({ cents }) => cents));
    return { rate, base, cents: taxOn(base, rate) };
  });
}

/** The rate of an adjustment that is taxed: that of the largest base. The first of two that are alike. */
export const largestTax = <Tax extends DocumentTax>(taxes: readonly Tax[]): Tax | undefined =>
  taxes.reduce<Tax | undefined>((most, one) => (most && most.base >= one.base ? most : one), undefined);

/** The taxes at whose rates an adjustment can be: none once a part of the balance was forgiven. */
export const adjustableTaxes = <Tax>(
  taxes: readonly Tax[] = [],
  adjustments: readonly { kind: string }[],
): readonly Tax[] => (adjustments.some(({ kind }) => kind === "forgiven") ? [] : taxes);

/** An invoice's tax that came with what is paid of it. All of it came once all is paid. */
export const taxReceived = ({ tax = 0, total, paid }: { tax?: Cents | undefined; total: Cents; paid: Cents }): Cents =>
  total === 0 ? 0 : Math.floor((tax * paid) / total);
