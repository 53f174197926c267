import type { ServiceType } from "../kinds.ts";
import { type Cents, formatCents, toCents, toDollars } from "../money.ts";

/** A price, or a walker's pay, for a visit of each service, in cents. */
export interface Rates {
  walk25: Cents;
  visit: Cents;
  overnight: Cents;
  other: Cents;
}

/** Rates, some of which may be missing. */
export type SomeRates = { [service in keyof Rates]?: Cents | undefined };

/** Completes a person's own rates with the default ones. A rate of 0 counts as set. */
export function ratesOver(own: SomeRates, defaults: Rates): Rates;
export function ratesOver(own: SomeRates, defaults: SomeRates): SomeRates;
export function ratesOver(own: SomeRates, defaults: SomeRates): SomeRates {
  return {
    walk25: own.walk25 ?? defaults.walk25,
    visit: own.visit ?? defaults.visit,
    overnight: own.overnight ?? defaults.overnight,
    other: own.other ?? defaults.other,
  };
}

/** Converts rates in dollars to cents. Unset ones stay out. Throws RangeError for an amount that toCents refuses. */
export const ratesInCents = <Some extends SomeRates>(dollars: Some): Some => converted(dollars, cents);

/** Converts rates in cents to dollars, for an answer's JSON. Unset ones stay out. */
export const ratesInDollars = <Some extends SomeRates>(rates: Some): Some => converted(rates, toDollars);

function converted<Some extends SomeRates>(rates: Some, convert: (amount: number) => number): Some {
  const set = Object.entries(rates).filter((entry): entry is [string, number] => entry[1] !== undefined);
  return Object.fromEntries(set.map(([service, amount]) => [service, convert(amount)])) as Some;
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
 * Picks a visit's own price, or else the schedule's, the client's custom rate, or the default.
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
