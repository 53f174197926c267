import { business } from "@petcare/business";
import type { CalendarVisit } from "@petcare/contract";
import { daysOffOn, type FrameLoad, frameLoads } from "@petcare/domain";
import type { Walker } from "../board.ts";
import type { Target } from "./target.ts";

/** The consequences of putting a visit somewhere. None of them keeps anybody from doing so. */
export interface Fit {
  /** How full the frame would be; undefined for a stay that fills no frame, and where nobody does it. */
  load: FrameLoad | undefined;
  /** Whether the client has the same service in that frame already, whoever makes it. */
  isTwice: boolean;
  /** Whether it is a day off of its walker. */
  isOff: boolean;
}

/**
 * @param visits those of the target's day and perhaps of others, the moved one perhaps among them
 * @param walker the target's
 */
export function fitOf(
  visits: readonly CalendarVisit[],
  visit: CalendarVisit,
  target: Target,
  walker: Walker | undefined,
): Fit {
  const there = visits.filter(({ _id, date }) => _id !== visit._id && date === target.date);
  const ofWalker = there.filter(({ walker_id }) => walker_id === target.walker_id);
  const fillsNoFrame = target.walker_id === null || visit.service_type === "overnight";
  const loads = frameLoads([...ofWalker, { ...visit, timeframe: target.timeframe }], business.travelBufferMinutes);
  return {
    load: fillsNoFrame ? undefined : loads.find(({ timeframe }) => timeframe === target.timeframe),
    isOff: daysOffOn(walker?.days_off, target.date) !== undefined,
    isTwice: there.some(
      ({ status, timeframe, client_id, service_type }) =>
        status !== "cancelled" &&
        timeframe === target.timeframe &&
        client_id === visit.client_id &&
        service_type === visit.service_type,
    ),
  };
}

/** How a place is marked: as too full, as worth a second thought, or not at all. */
export function markOf({ load, isTwice, isOff }: Fit): "over" | "near" | undefined {
  if (load?.fullness === "over") return "over";
  return isTwice || isOff ? "near" : undefined;
}

/** 'fits: 70 of 180 min', 'over: 210 of 180 min', 'put here', and in place of 'fits' 'off' or 'same service already'. */
export function fitWords({ load, isTwice, isOff }: Fit): string {
  const reasons = [isOff && "off", isTwice && "same service already", load?.fullness === "over" && "over"].filter(
    Boolean,
  );
  if (!load) return reasons.join(", ") || "put here";
  return `${reasons.join(", ") || "fits"}: ${load.minutes} of ${load.limit} min`;
}
