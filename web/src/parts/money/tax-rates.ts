import type { AnswerOf, getTaxes } from "@petcare/contract";
import { type LocalDate, rateInWords } from "@petcare/domain";

export type Taxes = AnswerOf<typeof getTaxes>;
type TaxRow = Taxes["rates"][number];

/** A rate of sales tax with its rows, the earliest first. `now` is the present row, or else the first to come. */
export interface TaxRate {
  id: string;
  name: string;
  now: TaxRow;
  rows: readonly TaxRow[];
}

/** Groups the rates of sales tax. The first one is for clients without a rate of their own. */
export const taxRatesOf = ({ rates }: Taxes, today: LocalDate): TaxRate[] =>
  [...Map.groupBy(rates, ({ id }) => id)].flatMap(([id, some]) => {
    const rows = some.toSorted((a, b) => (a.from < b.from ? -1 : 1));
    const now = rows.findLast(({ from }) => from <= today) ?? rows[0];
    return now ? [{ id, name: now.name, now, rows }] : [];
  });

/** 'Nassau 8.625 %' */
export const taxRateText = ({ name, now }: TaxRate): string => `${name} ${rateInWords(now.milli)}`;
