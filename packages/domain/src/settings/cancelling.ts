import type { CancelShare } from "../kinds.ts";
import type { Visit } from "../schedules/visit.ts";
import { type ServiceType, soldAs } from "../service.ts";
import { visitTimes } from "../visit-times.ts";
import { type Holidays, holidayOn } from "./holidays.ts";

// What cancelling costs (docs/product/price-rules.md#what-cancelling-costs).

export const cancelDays = ["all", "holidays", "ordinary"] as const;
export const ruledShares = ["nothing", "half", "all"] as const satisfies readonly CancelShare[];

/** The cost of a visit that is cancelled less than so many hours before it begins. */
export interface CancelRule {
  services: readonly ServiceType[];
  /** Whether it counts on every day, on holidays alone, or on all others. */
  on: (typeof cancelDays)[number];
  hours: number;
  charge: (typeof ruledShares)[number];
  pay: (typeof ruledShares)[number];
}

export const maxCancelRules = 20;

/**
 * Finds the rule for a visit that is cancelled at an instant, in epoch milliseconds: of those that fit, the one with the
 * fewest hours. Hours are real ones, also across a clock change. Undefined: cancelling costs nothing.
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
