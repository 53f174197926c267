import { daysBetween, localDateOf } from "@petcare/domain";
import { shortDay, zone } from "./time.ts";
import { count } from "./words.ts";

const minute = 60_000;

/** 'Seen 39 minutes ago', 'Seen 2 hours ago', 'Seen yesterday', 'Seen Fri, Oct 30'. `now` in epoch milliseconds. */
export function lastSeen(at: string, now: number): string {
  const seen = Date.parse(at);
  const days = daysBetween(localDateOf(seen, zone), localDateOf(now, zone));
  if (days === 1) return "Seen yesterday";
  if (days > 1) return `Seen ${shortDay(localDateOf(seen, zone))}`;
  const minutes = Math.max(1, Math.floor((now - seen) / minute));
  return `Seen ${minutes < 60 ? count(minutes, "minute") : count(Math.floor(minutes / 60), "hour")} ago`;
}
