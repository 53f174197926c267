import type { LocalDate } from "../local-date.ts";
import { type Milli, taxOn } from "../money/sales-tax.ts";
import { type Cents, totalOf } from "../money.ts";

/** The sales tax of a document at one rate. Its base is everything billed at that rate. */
export interface DocumentTax {
  rate: Milli;
  base: Cents;
  cents: Cents;
}

/** A line or an adjustment of a document. `rate` is absent if it is not taxed. */
export interface TaxedPart {
  cents: Cents;
  rate?: Milli | undefined;
}

/** Computes a document's tax by rate, each once, in the order in which the rates occur. */
export function documentTaxes(parts: readonly TaxedPart[]): DocumentTax[] {
  const byRate = Map.groupBy(parts, ({ rate }) => rate);
  byRate.delete(undefined);
  return [...byRate].map(([rate = 0, mine]) => {
    const base = totalOf(mine.map(({ cents }) => cents));
    return { rate, base, cents: taxOn(base, rate) };
  });
}

/** Picks the tax with the largest base, which a taxed adjustment uses; the first of two equal ones. */
export const largestTax = <Tax extends DocumentTax>(taxes: readonly Tax[]): Tax | undefined =>
  taxes.reduce<Tax | undefined>((most, one) => (most && most.base >= one.base ? most : one), undefined);

/** Lists the taxes that an adjustment may change: none once a part of the balance was forgiven. */
export const adjustableTaxes = <Tax>(
  taxes: readonly Tax[] = [],
  adjustments: readonly { kind: string }[],
): readonly Tax[] => (adjustments.some(({ kind }) => kind === "forgiven") ? [] : taxes);

/** Computes the part of an invoice's tax that is in its payments. A paid invoice has all of it. */
export const taxReceived = ({ tax = 0, total, paid }: { tax?: Cents | undefined; total: Cents; paid: Cents }): Cents =>
  total === 0 ? 0 : Math.floor((tax * paid) / total);

/** `visits`, `adjustments` and `tax` make `total`; `days` is `visits` by day. */
export interface InvoiceSums {
  visits: Cents;
  adjustments: Cents;
  /** Absent if nothing of it is taxed. */
  tax?: Cents | undefined;
  total: Cents;
  paid: Cents;
  /** The number of visits. */
  lines: number;
  days: Record<LocalDate, Cents>;
}

/** `tax` is its change of the tax. A forgiven balance has no rate, and gives back a part of the tax. */
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

/** Lists the statuses of an invoice that is not void. */
export const liveInvoiceStatuses = ["unpaid", "partial", "paid"] as const;
export const invoiceStatuses = [...liveInvoiceStatuses, "void"] as const;

export type InvoiceStatus = (typeof invoiceStatuses)[number];

/** Computes the status of an invoice that is not void. One of $0.00 is paid. See docs/product/invoices.md#status. */
export function invoiceStatusOf({ total, paid }: { total: Cents; paid: Cents }): Exclude<InvoiceStatus, "void"> {
  if (paid >= total) return "paid";
  return paid > 0 ? "partial" : "unpaid";
}

/** Makes an invoice's number for people: the last eight characters of its id. */
export const invoiceNumber = (id: string): string => id.slice(-8).toUpperCase();
