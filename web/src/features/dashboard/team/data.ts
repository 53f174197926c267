import { business } from "@petcare/business";
import { type AnswerOf, type CalendarVisit, walkersOverview } from "@petcare/contract";
import { daysOffOn, frameLoads, isOpen, type LocalDate, localDateOf, type VisitStatus } from "@petcare/domain";
import { useWalkers } from "../../../lib/api/people.ts";
import { useRead } from "../../../lib/api/use-read.ts";
import { calendarOn } from "../../../lib/format/calendar-link.ts";
import { lastSeen } from "../../../lib/format/last-seen.ts";
import { personColors } from "../../../lib/format/person-color.ts";
import { shownStatus } from "../../../lib/format/shown-status.ts";
import { clockTime, duration, frameBrief, zone } from "../../../lib/format/time.ts";
import type { DaySummary, WalkerDay } from "../today/data.ts";

/** When a walker's dashboard was last open. */
export type Seen = Pick<
  AnswerOf<typeof walkersOverview>["walkers"][number],
  "online" | "last_seen_at" | "has_account" | "silent"
>;

/**
 * Says why a walker's day needs the owner: overdue, off, silent, or more work in a frame than fits. Undefined where all is
 * as planned, and not silent while the walker's presence is unknown. `now` in epoch milliseconds.
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

/** A row of the table: a walker, or the visits without one. */
export interface Row {
  key: string;
  kind: "person" | "unassigned";
  /** The address of its visits, also of those of one frame. */
  to: string;
  name: string;
  /** The concern, or when the walker was last seen. '' until it is known. */
  detail: string;
  /** For screen readers, next to a concern. */
  presence?: string | false;
  tone?: "warn" | "online" | undefined;
  avatar: { name: string; color: string; online?: boolean };
  visits: readonly CalendarVisit[];
  done: number;
}

/** Who is out today, with their presence, and how many of them are online. `now` in epoch milliseconds. */
export function useTeamToday({ byWalker, unassigned }: DaySummary, date: LocalDate, now: number) {
  const team = useWalkers();
  const { data } = useRead(walkersOverview, { everyMs: 60_000 });
  const colors = personColors(team);
  const rows = byWalker.map((day): Row => {
    const { walkerId, visits, done } = day;
    const walker = team.find(({ id }) => id === walkerId);
    const name = walker?.name ?? "Unknown walker";
    // The owner's dashboard is this one.
    const seen = walker?.isAdmin ? undefined : data?.walkers.find(({ id }) => id === walkerId);
    const isMe = walker?.isCurrentUser ?? false;
    const online = isMe || seen?.online || false;
    const presence = isMe ? "Online" : presenceWords(seen, now);
    const presenceTone = online ? "online" : undefined;
    const concern = concernOf(day, seen, now, daysOffOn(walker?.days_off, date) !== undefined);
    return {
      key: walkerId,
      kind: "person",
      to: calendarOn(date, { walker: walkerId }),
      name: isMe ? "You" : name,
      detail: concern ?? presence,
      presence: concern !== undefined && presence,
      tone: concern ? "warn" : presenceTone,
      avatar: { name, color: colors.get(walkerId) ?? "", online },
      visits,
      done,
    };
  });
  const online = `${rows.filter(({ avatar }) => avatar.online).length} of ${rows.length} online`;
  if (unassigned.length > 0) {
    rows.push({
      key: "unassigned",
      kind: "unassigned",
      to: calendarOn(date, { only: "unassigned" }),
      name: "Unassigned",
      detail: unassigned.length === 1 ? "1 needs a walker" : `${unassigned.length} need a walker`,
      avatar: { name: "?", color: "var(--unassigned)" },
      visits: unassigned,
      done: 0,
    });
  }
  return { rows, online };
}

function presenceWords(seen: Seen | undefined, now: number): string {
  if (!seen) return "";
  if (seen.online) return "Online";
  if (seen.last_seen_at) return lastSeen(seen.last_seen_at, now);
  return seen.has_account ? "Not seen yet" : "Never signed in";
}

export type Mark = VisitStatus | "overdue" | "unassigned";

/** Gives a visit's mark: its most urgent state. `now` in epoch milliseconds. */
export function markOf(visit: CalendarVisit, now: number): Mark {
  const status = shownStatus(visit, now);
  return visit.walker_id === null && (status === "scheduled" || status === "confirmed") ? "unassigned" : status;
}
