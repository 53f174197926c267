import type { BodyOf, CalendarVisit, moveVisit } from "@petcare/contract";
import type { LocalDate, TimeFrame } from "@petcare/domain";
import { frameBrief, frameNames, fullDay, shortDay } from "../../../lib/format/time.ts";

/** A place where a visit can be dropped: a time frame of a day, and who does it, null for nobody. */
export interface Target {
  date: LocalDate;
  timeframe: TimeFrame;
  walker_id: string | null;
}

export const targetOf = ({ date, timeframe, walker_id }: Target): Target => ({ date, timeframe, walker_id });

/** Names a target in the page, and tells two apart. */
export const targetKey = ({ date, timeframe, walker_id }: Target): string => [date, timeframe, walker_id].join("~");

/** The target that a key names. */
export function targetIn(key: string): Target {
  const [date = "", timeframe = "", walkerId = ""] = key.split("~");
  return { date: date as LocalDate, timeframe: timeframe as TimeFrame, walker_id: walkerId || null };
}

/** Names what a move to a target asks for; nothing where the visit stands there already. */
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
