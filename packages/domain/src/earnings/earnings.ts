import { type ServiceType, serviceTypes, soldAs } from "../kinds.ts";
import type { LocalDate } from "../local-date.ts";
import { rateKeyOf, type SomeRates } from "../money/pricing.ts";
import { type Cents, totalOf } from "../money.ts";
import type { Visit } from "../schedules/visit.ts";

interface Paid {
  /** The stored service, to be mapped by `soldAs`. */
  service: string;
  pay_cents?: Cents | undefined;
}

/**
 * Picks a visit's own pay, or else the walker's rate for the service, or else undefined. A pay of 0 counts as set.
 * See docs/product/earnings.md#pay.
 */
export function payOf(visit: Paid, rates: SomeRates): Cents | undefined {
  return visit.pay_cents ?? rates[rateKeyOf(soldAs(visit.service))];
}

/** The fields of a completed visit that its earnings and its receipt line need. */
export type Earned = Paid & Pick<Visit, "date" | "pet_names" | "duration_minutes">;

export interface Earnings {
  /** Whether any service has a rate. */
  hasRates: boolean;
  total: Cents;
  count: number;
  /** One line for each visit, in the given order. */
  receipt: { service: ServiceType; pets: readonly string[]; minutes: number; date: LocalDate; amount: Cents }[];
  byService: Record<ServiceType, { count: number; rate: Cents | undefined; total: Cents }>;
}

/**
 * Adds up the pay of completed visits.
 * A visit without its own pay counts at the walker's current rate, or as 0 without one.
 * An unknown service counts as 'other'.
 *
 * @param rates the walker's in cents: their own, else the business's
 */
export function earningsOf(visits: readonly Earned[], rates: SomeRates): Earnings {
  const receipt = visits.map((visit) => ({
    service: soldAs(visit.service),
    pets: visit.pet_names,
    minutes: visit.duration_minutes,
    date: visit.date,
    amount: payOf(visit, rates) ?? 0,
  }));
  const lineOf = (service: ServiceType) => {
    const lines = receipt.filter((line) => line.service === service);
    return { count: lines.length, rate: rates[rateKeyOf(service)], total: sum(lines) };
  };
  return {
    hasRates: serviceTypes.some((service) => rates[rateKeyOf(service)] !== undefined),
    total: sum(receipt),
    count: receipt.length,
    receipt,
    byService: { "25": lineOf("25"), visit: lineOf("visit"), overnight: lineOf("overnight"), other: lineOf("other") },
  };
}

const sum = (lines: readonly { amount: Cents }[]): Cents => totalOf(lines.map(({ amount }) => amount));
