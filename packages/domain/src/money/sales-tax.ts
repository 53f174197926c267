import { type ServiceType, soldAs } from "../kinds.ts";
import type { LocalDate } from "../local-date.ts";
import type { Cents } from "../money.ts";
import type { Visit } from "../schedules/visit.ts";

/** A rate of sales tax in thousandths of a percent: 8.625 % is 8625. */
export type Milli = number;

/** A rate from a day on, until the next row of the same `id`. 0 is no tax from that day on. */
export interface TaxRow {
  id: string;
  name: string;
  milli: Milli;
  from: LocalDate;
}

/** The owner's sales tax settings. Clients without their own rate have the first row's. */
export interface SalesTax {
  rates: readonly TaxRow[];
  /** The services that are taxed. */
  services: readonly ServiceType[];
  /** Whether charges for cancelled visits are taxed. */
  cancelled: boolean;
}

/** A client's own rate, or the reason why they pay none. */
export type ClientTax = { rate: string } | { exempt: string; certificate?: string | undefined };

type Taxed = Pick<Visit, "date" | "status"> & { service: string };

/** Finds the rate of a visit by its day; undefined if it is not taxed. See docs/product/invoices.md#sales-tax. */
export function rateFor(tax: SalesTax, client: ClientTax | undefined, visit: Taxed): TaxRow | undefined {
  return client && "exempt" in client ? undefined : rateOfService(tax, client?.rate, visit);
}

/** Finds a client's reason for paying no tax, if some of their visits would be taxed. */
export function exemptionOf(
  tax: SalesTax,
  client: ClientTax | undefined,
  visits: readonly Taxed[],
): string | undefined {
  if (!client || !("exempt" in client)) return undefined;
  return visits.some((visit) => rateOfService(tax, undefined, visit)) ? client.exempt : undefined;
}

function rateOfService(
  { rates, services, cancelled }: SalesTax,
  own: string | undefined,
  { service, date, status }: Taxed,
): TaxRow | undefined {
  if (!services.includes(soldAs(service)) || (status === "cancelled" && !cancelled)) return undefined;
  const id = rates.some((row) => row.id === own) ? own : rates[0]?.id;
  const begun = rates.filter((row) => row.id === id && row.from <= date);
  const latest = begun.reduce<TaxRow | undefined>(
    (last, row) => (last && last.from >= row.from ? last : row),
    undefined,
  );
  return latest && latest.milli > 0 ? latest : undefined;
}

/** Computes the tax on an amount of 0 or more, half a cent up. */
export const taxOn = (base: Cents, rate: Milli): Cents => Math.floor((2 * base * rate + 100_000) / 200_000);

/** '8.625 %' */
export const rateInWords = (rate: Milli): string => `${rate / 1000} %`;
