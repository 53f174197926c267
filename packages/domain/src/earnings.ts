import type { LocalDate } from "./local-date.ts";
import type { Cents } from "./money.ts";
import { rateKeyOf, type SomeRates } from "./pricing.ts";
import { asServiceType, type ServiceType, serviceTypes } from "./service.ts";

interface Paid {
  /** Older data may name a service that is not sold any more. */
  service: string;
  pay_cents?: Cents | undefined;
}

/** A visit's pay: its own > the walker's rate for the service. A pay of 0 is a pay; undefined where neither is set. */
export function payOf(visit: Paid, rates: SomeRates): Cents | undefined {
  return visit.pay_cents ?? rates[rateKeyOf(earnedAs(visit))];
}

/** A completed visit, as far as what it earned goes. */
export interface EarnedVisit extends Paid {
  /** The local day that it happened on. */
  date: LocalDate;
  pet_names: readonly string[];
  duration_minutes: number;
}

export interface Earnings {
  /** Whether any service has a rate. */
  hasRates: boolean;
  total: Cents;
  count: number;
  /** A line a visit, in the order of the visits. */
  receipt: { service: ServiceType; pets: readonly string[]; minutes: number; date: LocalDate; amount: Cents }[];
  byService: Record<ServiceType, { count: number; rate: Cents | undefined; total: Cents }>;
}

/**
 * Adds up what completed visits earned. One without a pay of its own counts with the walker's present rate, and as
 * nothing where there is none; a service that is not known is counted among the others.
 *
 * @param rates the walker's in cents: their own, else the business's
 */
export function earningsOf(visits: readonly EarnedVisit[], rates: SomeRates): Earnings {
  const receipt = visits.map((visit) => ({
    service: earnedAs(visit),
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

const earnedAs = ({ service }: Paid): ServiceType => asServiceType(service) ?? "other";

const sum = (lines: readonly { amount: Cents }[]): Cents => lines.reduce((total, { amount }) => total + amount, 0);
