import { business } from "@petcare/business";
import type { BodyOf, CalendarVisit, moveVisit } from "@petcare/contract";
import { daysOffOn, type FrameLoad, frameLoads, type LocalDate, type TimeFrame } from "@petcare/domain";
import { frameBrief, frameNames, fullDay, shortDay } from "../../../lib/format/time.ts";
import type { Walker } from "../board/data.ts";

/** A place for a visit: a day, a time frame and a walker. `walker_id` is null for unassigned. */
export interface Target {
  date: LocalDate;
  timeframe: TimeFrame;
  walker_id: string | null;
}

export const targetOf = ({ date, timeframe, walker_id }: Target): Target => ({ date, timeframe, walker_id });

/** Writes a target as text, for the page and the address. */
export const targetKey = ({ date, timeframe, walker_id }: Target): string => [date, timeframe, walker_id].join("~");

/** Reads a target from its key. */
export function targetIn(key: string): Target {
  const [date = "", timeframe = "", walkerId = ""] = key.split("~");
  return { date: date as LocalDate, timeframe: timeframe as TimeFrame, walker_id: walkerId || null };
}

/** The body of a move: the fields in which the target differs from the visit. */
export function changesTo(visit: CalendarVisit, target: Target): Partial<BodyOf<typeof moveVisit>> & Partial<Target> {
  return {
    ...(target.date !== visit.date && { date: target.date }),
    ...(target.timeframe !== visit.timeframe && { timeframe: target.timeframe }),
    ...(target.walker_id !== visit.walker_id && { walker_id: target.walker_id }),
  };
}

export const isThere = (visit: CalendarVisit, target: Target): boolean => targetKey(visit) === targetKey(target);

/** Why a visit cannot be moved; undefined if it can. */
export function unmovable({ status }: Pick<CalendarVisit, "status">): string | undefined {
  if (status === "completed") return "A completed walk cannot be moved. Reopen it first.";
  return status === "cancelled" ? "This walk is cancelled. Restore it first." : undefined;
}

/** 'Wed, Nov 25, 9–12' */
export const whenWords = ({ date, timeframe }: Target): string => `${shortDay(date)}, ${frameBrief(timeframe)}`;

/** 'Wed, Nov 25, 2026, Morning', for screen readers. */
export const whenSpoken = ({ date, timeframe }: Target): string => `${fullDay(date)}, ${frameNames[timeframe]}`;

/** The consequences of a move, none of which prevents it. */
export interface Fit {
  /** How full the walker's frame would be; undefined for overnight stays and unassigned visits. */
  load: FrameLoad | undefined;
  /** Whether the client already has the same service in that frame, with any walker. */
  isTwice: boolean;
  /** Whether the walker has that day off. */
  isOff: boolean;
  /** Whether the walker is inactive, and not the owner. */
  isInactive: boolean;
}

/**
 * Judges a move of a visit to a target.
 * @param visits those of the target's day at least
 * @param walker the target's walker
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
    isInactive: walker !== undefined && !walker.active && !walker.isAdmin,
    isTwice: there.some(
      ({ status, timeframe, client_id, service_type }) =>
        status !== "cancelled" &&
        timeframe === target.timeframe &&
        client_id === visit.client_id &&
        service_type === visit.service_type,
    ),
  };
}

/** The mark of a place: "over" is too full, "near" is worth a second thought. */
export function markOf({ load, isTwice, isOff }: Fit): "over" | "near" | undefined {
  if (load?.fullness === "over") return "over";
  return isTwice || isOff ? "near" : undefined;
}

/** 'fits: 70 of 180 min', 'over: 210 of 180 min', 'put here', and in place of 'fits' 'off' or 'same service already'. */
export function fitWords({ load, isTwice, isOff }: Fit): string {
  const isOver = load?.fullness === "over";
  const reasons = [isOff && "off", isTwice && "same service already", isOver && "over"].filter(Boolean).join(", ");
  return load ? `${reasons || "fits"}: ${load.minutes} of ${load.limit} min` : reasons || "put here";
}
