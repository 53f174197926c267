import { type CancelShare, type ServiceType, soldAs } from "../kinds.ts";
import { type LocalDate, weekdayOf } from "../local-date.ts";
import { type Cents, totalOf } from "../money.ts";
import { bookingFieldNames } from "../schedules/booking-fields.ts";
import type { RuleAmount, Visit, VisitPart } from "../schedules/visit.ts";
import { frameEndOf, type TimeFrame, visitTimes } from "../visit-times.ts";
import { type Holidays, holidayOn } from "./holidays.ts";

// Cancellation fees (docs/product/price-rules.md#what-cancelling-costs).

export const cancelDays = ["all", "holidays", "ordinary"] as const;
export const ruledShares = ["nothing", "half", "all"] as const satisfies readonly CancelShare[];

/** The fee for a visit cancelled less than so many hours before it begins. */
export interface CancelRule {
  services: readonly ServiceType[];
  /** Whether it applies on every day, on holidays only, or on all other days. */
  on: (typeof cancelDays)[number];
  hours: number;
  charge: (typeof ruledShares)[number];
  pay: (typeof ruledShares)[number];
}

export const maxCancelRules = 20;

/**
 * Finds the rule for a visit cancelled at an instant, in epoch milliseconds: of those that fit, the one with the fewest hours.
 * Hours are real ones, also across a clock change. Undefined if cancelling is free.
 */
export function cancelRuleFor(
  { cancelling = [], ...holidays }: Holidays & { cancelling?: readonly CancelRule[] | undefined },
  { service, date, timeframe }: Pick<Visit, "service" | "date" | "timeframe">,
  at: number,
  zone: string,
): CancelRule | undefined {
  const type = soldAs(service);
  const hours = (visitTimes({ service: type, date, timeframe }, zone).start - at) / 3_600_000;
  const day = holidayOn(holidays, date) === undefined ? "ordinary" : "holidays";
  return cancelling
    .filter((rule) => rule.services.includes(type) && hours < rule.hours && ["all", day].includes(rule.on))
    .sort((a, b) => a.hours - b.hours)[0];
}

// Price rules (docs/product/price-rules.md): parts on top of a visit's price.

/** The condition under which a rule applies to a visit. */
export type RuleWhen =
  | { type: "holidays" }
  /** 0 Monday … 6 Sunday. */
  | { type: "weekdays"; weekdays: readonly number[] }
  | { type: "frames"; timeframes: readonly TimeFrame[] }
  /** Booked less than so many hours before its start. */
  | { type: "late"; hours: number }
  /** Each pet beyond so many. */
  | { type: "pets"; beyond: number };

export interface PriceRule {
  id: string;
  name: string;
  services: readonly ServiceType[];
  when: RuleWhen;
  charge: RuleAmount;
  /** Absent: the walker gets no share. */
  pay?: RuleAmount | undefined;
  /** The first local day of visits to which it applies. */
  from: LocalDate;
  /** The first day to which it no longer applies. */
  to?: LocalDate | undefined;
}

export interface PriceRules extends Holidays {
  rules: readonly PriceRule[];
  /** Absent: cancelling is free unless the owner charges it. */
  cancelling?: readonly CancelRule[] | undefined;
  /** Accepts free cancellations automatically (docs/product/requests.md#accepting). Absent: they wait. */
  accept_free_cancels?: true | undefined;
  /** Lets strangers request a meet and greet (docs/product/requests.md#a-meet-and-greet). Absent: they cannot. */
  takes_meets?: true | undefined;
}

export const maxRules = 40;
export const maxOwnHolidays = 100;

/** The fields of a visit that price rules use. */
export type Priced = Pick<
  Visit,
  | "service"
  | "date"
  | "original_date"
  | "timeframe"
  | "first_timeframe"
  | "pet_names"
  | "price_cents"
  | "own"
  | "own_price"
>;

/** The fields of a visit's booking that price rules use. */
export interface PricedBooking {
  /** When it was booked, in epoch milliseconds. */
  created_at: number;
  /** The price that it gives to the visit's original date. */
  price_cents: Cents;
}

/**
 * Computes a visit's price parts, in the order of the rules. A rule applies by the visit's day, whenever it was booked. A visit
 * with its own price has none.
 */
export function partsOf(rules: PriceRules, visit: Priced, booking: PricedBooking, zone: string): VisitPart[] {
  if (hasOwnPrice(visit, booking.price_cents)) return [];
  return rules.rules.filter(isFor(visit)).flatMap((rule) => {
    const times = timesCounted(rule, rules, visit, { service: soldAs(visit.service), booking, zone });
    const cents = times * amountOf(rule.charge, visit.price_cents, Math.floor);
    const pay = rule.pay && timesOf(rule.pay, times);
    if (times === 0 || (cents === 0 && !pay)) return [];
    return [{ rule: rule.id, name: nameOf(rule, rules, visit.date), cents, ...(pay && { pay }) }];
  });
}

/**
 * Tells whether somebody set a visit's price for it alone. Where it stands alone, all of its fields are its own, and the price may
 * still be that of its booking.
 * @param given the price that its series gives
 */
export function hasOwnPrice(
  { own, own_price, price_cents }: Pick<Priced, "own" | "own_price" | "price_cents">,
  given: Cents,
): boolean {
  if (!own?.has("price_cents")) return false;
  // Visits of earlier releases lack the field. All fields of a booking except its client can be a visit's own.
  const standsAlone = own.size === bookingFieldNames.length - 1;
  return own_price ?? !(standsAlone && price_cents === given);
}

/** Tells whether a visit may have parts: some rule is of its service and its day. */
export const mayHaveParts = ({ rules }: PriceRules, visit: Pick<Priced, "service" | "date">): boolean =>
  rules.some(isFor(visit));

const isFor =
  ({ service, date }: Pick<Priced, "service" | "date">) =>
  ({ from, to, services }: PriceRule): boolean =>
    date >= from && (!to || date < to) && services.includes(soldAs(service));

/** Adds up a visit's price and its parts. */
export const wholeOf = ({
  price_cents,
  parts = [],
}: {
  price_cents: Cents;
  parts?: readonly VisitPart[] | undefined;
}) => price_cents + totalOf(parts.map(({ cents }) => cents));

/** Sets a visit's parts; removes the attribute if there are none. */
export function withParts<Visit extends { parts?: readonly VisitPart[] | undefined }>(
  { parts: _, ...visit }: Visit,
  parts: readonly VisitPart[],
): Visit {
  return { ...visit, ...(parts.length > 0 && { parts }) } as Visit;
}

/** Adds up the walker's pay for a visit's parts. @param rate the walker's pay for the visit without them */
export const payOfParts = (parts: readonly VisitPart[] = [], rate: Cents): Cents =>
  totalOf(parts.flatMap(({ pay }) => (pay ? [amountOf(pay, rate, Math.ceil)] : [])));

function timesCounted(
  { when }: PriceRule,
  rules: PriceRules,
  visit: Priced,
  { service, booking, zone }: { service: ServiceType; booking: PricedBooking; zone: string },
): number {
  switch (when.type) {
    case "holidays":
      return Number(holidayOn(rules, visit.date) !== undefined);
    case "weekdays":
      return Number(when.weekdays.includes(weekdayOf(visit.date)));
    case "frames":
      return Number(when.timeframes.includes(visit.timeframe));
    case "pets":
      return Math.max(0, visit.pet_names.length - when.beyond);
    case "late": {
      // Moving a visit does not make its booking later.
      const first = { date: visit.original_date, timeframe: visit.first_timeframe ?? visit.timeframe, service };
      const isBefore = booking.created_at < frameEndOf(first, zone);
      return Number(isBefore && visitTimes(first, zone).start - booking.created_at < when.hours * 3_600_000);
    }
  }
}

const nameOf = (rule: PriceRule, rules: PriceRules, date: LocalDate): string =>
  rule.when.type === "holidays" ? (holidayOn(rules, date) ?? rule.name) : rule.name;

/** Computes an amount. Half a cent is rounded down for the client, and up for the walker. */
function amountOf(amount: RuleAmount, of: Cents, half: (cents: number) => number): Cents {
  if ("cents" in amount) return amount.cents;
  const hundredths = amount.percent * of;
  const whole = Math.floor(hundredths / 100);
  const rest = hundredths - whole * 100;
  return rest === 50 ? half(whole + 0.5) : whole + Number(rest > 50);
}

const timesOf = (amount: RuleAmount, times: number): RuleAmount =>
  "cents" in amount ? { cents: amount.cents * times } : { percent: amount.percent * times };
