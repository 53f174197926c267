import { type Cents, formatCents, toCents } from "./money.ts";
import type { ServiceType } from "./service.ts";

/** A price, or a walker's pay, for a visit of each service, in cents. */
export interface Rates {
  walk25: Cents;
  visit: Cents;
  overnight: Cents;
  other: Cents;
}

/** Built-in prices, used if the business's prices cannot be read. See docs/product/settings.md#default-prices. */
export const defaultRates: Rates = { walk25: 2500, visit: 2500, overnight: 10_000, other: 3000 };

/** Converts rates in dollars to cents. Throws RangeError for an amount that toCents refuses. */
export function ratesInCents<Some extends Partial<Rates>>(dollars: Some): { [service in keyof Some]: Cents } {
  const rates = Object.entries(dollars).map(([service, amount]) => [service, cents(amount)]);
  return Object.fromEntries(rates) as { [service in keyof Some]: Cents };
}

function cents(dollars: number): Cents {
  const amount = toCents(dollars);
  if (amount === undefined) throw new RangeError(`${dollars} is not an amount in dollars and cents`);
  return amount;
}

/** The key of a service's rate: '25' has the key 'walk25'. */
export function rateKeyOf(service: ServiceType): keyof Rates {
  return service === "25" ? "walk25" : service;
}

type Unset = null | undefined;

interface ClientPricing {
  clientRates?: { [key in keyof Rates]?: Cents | Unset } | Unset;
  defaultRates: Rates;
  service: ServiceType;
}

/**
 * A visit's own price, else the schedule's, else the client's custom rate, else the default.
 * A price of 0 counts as set. See docs/product/schedules.md#price.
 */
export function priceOf(options: ClientPricing & { visit?: Cents | Unset; schedule?: Cents | Unset }): Cents {
  return options.visit ?? options.schedule ?? rateOf(options).amount;
}

/** 'Custom rate: $28.00' or 'Default rate: $25.00': a client's rate for a service. */
export function rateLabel(options: ClientPricing): string {
  const { amount, custom } = rateOf(options);
  return `${custom ? "Custom rate" : "Default rate"}: ${formatCents(amount)}`;
}

function rateOf({ clientRates, defaultRates, service }: ClientPricing): { amount: Cents; custom: boolean } {
  const key = rateKeyOf(service);
  const own = clientRates?.[key];
  return own == null ? { amount: defaultRates[key], custom: false } : { amount: own, custom: true };
}
