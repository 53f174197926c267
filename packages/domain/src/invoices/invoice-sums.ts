import type { LocalDate } from "../local-date.ts";
import { type Cents, totalOf } from "../money.ts";
import { documentTaxes, type TaxedPart } from "./document-taxes.ts";

/** `visits`, `adjustments` and `tax` make `total`; `days` is `visits` by day. */
export interface InvoiceSums {
  visits: Cents;
  adjustments: Cents;
  /** Absent where nothing of it is taxed. */
  tax?: Cents | undefined;
  total: Cents;
  paid: Cents;
  /** How many visits. */
  lines: number;
  days: Record<LocalDate, Cents>;
}

/** `tax` is the change that it made. A forgiven balance has no rate, and gives back a part of the tax. */
export interface TaxedAdjustment extends TaxedPart {
  tax?: Cents | undefined;
}

const sumOf = (amounts: readonly { cents: Cents }[]): Cents => totalOf(amounts.map(({ cents }) => cents));

/** Adds an invoice up. */
export function invoiceSums({
  lines,
  adjustments,
  settlements,
}: {
  lines: readonly ({ date: LocalDate } & TaxedPart)[];
  adjustments: readonly TaxedAdjustment[];
  settlements: readonly { cents: Cents }[];
}): InvoiceSums {
  const [visits, adjusted] = [sumOf(lines), sumOf(adjustments)];
  const taxes = documentTaxes([...lines, ...adjustments]);
  const givenBack = totalOf(adjustments.map(({ rate, tax = 0 }) => (rate === undefined ? tax : 0)));
  const tax = sumOf(taxes) + givenBack;
  const days: InvoiceSums["days"] = {};
  for (const { date, cents } of lines) days[date] = (days[date] ?? 0) + cents;
  return {
    visits,
    adjustments: adjusted,
    ...(taxes.length > 0 && { tax }),
    total: visits + adjusted + tax,
    paid: sumOf(settlements),
    lines: lines.length,
    days,
  };
}
