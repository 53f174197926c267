import { business } from "@petcare/business";
import type { CalendarVisit } from "@petcare/contract";
import { frameLoads, isOpen, localDateOf } from "@petcare/domain";
import { clockTime, duration, frameBrief, zone } from "../../../lib/format/time.ts";
import type { WalkerDay } from "./day-summary.ts";

/** When somebody's dashboard was last open. */
export interface Seen {
  online: boolean;
  last_seen_at: string | null;
  has_account: boolean;
  silent: boolean;
}

/**
 * Why the owner should look at a walker's day: overdue, off, silent, or more work in a frame than fits. Undefined where all is
 * as planned. Nobody is silent whose presence is not known. `now` in epoch milliseconds.
 */
export function concernOf(
  { visits, overdue }: WalkerDay,
  seen: Seen | undefined,
  now: number,
  isOff = false,
): string | undefined {
  if (overdue > 0) return `${overdue} overdue`;
  if (isOff && visits.some(isOpen)) return "Off today";
  if (seen?.silent) return silentWords(seen, now);
  const over = frameLoads(visits, business.travelBufferMinutes).find(
    ({ fullness, timeframe }) =>
      fullness === "over" && visits.some((visit) => visit.timeframe === timeframe && isOpen(visit)),
  );
  return over && `${frameBrief(over.timeframe)} over by ${duration(over.minutes - over.limit)}`;
}

function silentWords({ last_seen_at }: Seen, now: number): string {
  const isToday = last_seen_at && localDateOf(Date.parse(last_seen_at), zone) === localDateOf(now, zone);
  return isToday ? `Silent since ${clockTime(last_seen_at)}` : "Silent today";
}

/** How far walkers are in their day, in the order in which groups of them are listed. */
const stages = ["working", "between", "later", "done"] as const;
export type Stage = (typeof stages)[number];

/** How far a walker is: in a frame with open visits, between two, before the first one, or done. */
export function stageOf(visits: readonly CalendarVisit[], now: number): Stage {
  const open = visits.filter(isOpen);
  if (open.length === 0) return "done";
  if (open.some(({ start }) => Date.parse(start) <= now)) return "working";
  return open.length < visits.length ? "between" : "later";
}

/** So many walkers are listed by name; of more of them only those to look at, and of these so many. */
const maxNamed = 9;
const maxLookedAt = 4;

interface Rows {
  named: WalkerDay[];
  /** The others, by how far they are. None where everybody is listed by name. */
  groups: { stage: Stage; days: WalkerDay[] }[];
}

/** Divides a day's walkers into those with a row of their own and groups, so that the list keeps its height. */
export function rowsOf(days: readonly WalkerDay[], isToLookAt: (day: WalkerDay) => boolean, now: number): Rows {
  if (days.length <= maxNamed) return { named: [...days], groups: [] };
  const named = days
    .filter(isToLookAt)
    .sort((a, b) => b.overdue - a.overdue)
    .slice(0, maxLookedAt);
  const others = Map.groupBy(
    days.filter((day) => !named.includes(day)),
    ({ visits }) => stageOf(visits, now),
  );
  return {
    named,
    groups: stages.flatMap((stage) => {
      const ofStage = others.get(stage);
      return ofStage ? [{ stage, days: ofStage }] : [];
    }),
  };
}
