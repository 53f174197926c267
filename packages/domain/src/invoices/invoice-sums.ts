import type { LocalDate } from "../local-date.ts";
import { type Cents, totalOf } from "../money.ts";

/** `visits` and `adjustments` make `total`; `days` is `visits` by day. */
export interface InvoiceSums {
  visits: Cents;
  adjustments: Cents;
  total: Cents;
  paid: Cents;
  /** How many visits. */
  lines: number;
  days: Record<LocalDate, Cents>;
}

const sumOf = (amounts: readonly { cents: Cents }[]): Cents => totalOf(amounts.map(({ cents }) => cents));

/** Adds an invoice up. */
export function invoiceSums({
  lines,
  adjustments,
  settlements,
}: {
  lines: readonly { date: LocalDate; cents: Cents }[];
  adjustments: readonly { cents: Cents }[];
  settlements: readonly { cents: Cents }[];
}): InvoiceSums {
  const [visits, adjusted] = [sumOf(lines), sumOf(adjustments)];
  const days: InvoiceSums["days"] = {};
  for (const { date, cents } of lines) days[date] = (days[date] ?? 0) + cents;
  return {
    visits,
    adjustments: adjusted,
    total: visits + adjusted,
    paid: sumOf(settlements),
    lines: lines.length,
    days,
  };
}
