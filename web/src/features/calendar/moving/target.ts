import { business } from "@petcare/business";
import type { BodyOf, CalendarVisit, moveVisit } from "@petcare/contract";
import { daysOffOn, type FrameLoad, frameLoads, type LocalDate, type TimeFrame } from "@petcare/domain";
import { frameBrief, frameNames, fullDay, shortDay } from "../../../lib/format/time.ts";
import type { Walker } from "../board/data.ts";

/** A place where a visit can be dropped: a time frame of a day, and who does it, null for nobody. */
export interface Target {
  date: LocalDate;
  timeframe: TimeFrame;
  walker_id: string | null;
}

export const targetOf = ({ date, timeframe, walker_id }: Target): Target => ({ date, timeframe, walker_id });

/** Names a target in the page and in the address. */
export const targetKey = ({ date, timeframe, walker_id }: Target): string => [date, timeframe, walker_id].join("~");

/** The target that a key names. */
export function targetIn(key: string): Target {
  const [date = "", timeframe = "", walkerId = ""] = key.split("~");
  return { date: date as LocalDate, timeframe: timeframe as TimeFrame, walker_id: walkerId || null };
}

/** The body of a move to a target, without what stays. */
export function changesTo(visit: CalendarVisit, target: Target): Partial<BodyOf<typeof moveVisit>> & Partial<Target> {
  return {
    ...(target.date !== visit.date && { date: target.date }),
    ...(target.timeframe !== visit.timeframe && { timeframe: target.timeframe }),
    ...(target.walker_id !== visit.walker_id && { walker_id: target.walker_id }),
  };
}

export const isThere = (visit: CalendarVisit, target: Target): boolean => targetKey(visit) === targetKey(target);

/** Why a visit cannot be moved; undefined where it can. */
export function unmovable({ status }: Pick<CalendarVisit, "status">): string | undefined {
  if (status === "completed") return "A completed walk cannot be moved. Reopen it first.";
  return status === "cancelled" ? "This walk is cancelled. Restore it first." : undefined;
}

/** 'Wed, Nov 25, 9–12' */
export const whenWords = ({ date, timeframe }: Target): string => `${shortDay(date)}, ${frameBrief(timeframe)}`;

/** 'Wed, Nov 25, 2026, Morning', to be read out. */
export const whenSpoken = ({ date, timeframe }: Target): string => `${fullDay(date)}, ${frameNames[timeframe]}`;

/** The consequences of putting a visit somewhere. None of them prevents it. */
export interface Fit {
  /** How full the frame would be; undefined for a stay that fills no frame, and without a walker. */
  load: FrameLoad | undefined;
  /** Whether the client has the same service in that frame already, with any walker. */
  isTwice: boolean;
  /** Whether it is a day off of its walker. */
  isOff: boolean;
  /** Whether its walker can get no new visits. */
  isInactive: boolean;
}

/**
 * @param visits the visits of the target's day; the moved one and those of other days do not count
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

/** How a place is marked: as too full, as worth a second thought, or not at all. */
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
