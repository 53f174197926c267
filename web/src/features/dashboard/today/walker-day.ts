import { business } from "@petcare/business";
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
