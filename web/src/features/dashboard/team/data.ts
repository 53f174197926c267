import { business } from "@petcare/business";
import { type CalendarVisit, walkersOverview } from "@petcare/contract";
import { daysOffOn, frameLoads, isOpen, type LocalDate, localDateOf, type VisitStatus } from "@petcare/domain";
import { useSearchParams } from "react-router-dom";
import { useWalkers } from "../../../lib/api/people.ts";
import { useRead } from "../../../lib/api/use-read.ts";
import { calendarOn } from "../../../lib/format/calendar-link.ts";
import { lastSeen } from "../../../lib/format/last-seen.ts";
import { personColors } from "../../../lib/format/person-color.ts";
import { shownStatus } from "../../../lib/format/shown-status.ts";
import { clockTime, duration, frameBrief, zone } from "../../../lib/format/time.ts";
import { briefName } from "../../../lib/format/told-apart.ts";
import { count } from "../../../lib/format/words.ts";
import type { DaySummary, WalkerDay } from "../today/data.ts";

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
type Stage = (typeof stages)[number];

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

/**
 * Divides a day's walkers into those with a row of their own and groups by how far they are, so that the list keeps its
 * height. There are no groups where everybody is listed by name.
 */
export function rowsOf(days: readonly WalkerDay[], isToLookAt: (day: WalkerDay) => boolean, now: number) {
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

/** A row of the table: a walker, several who are counted together, or the visits that nobody has. */
export interface Row {
  key: string;
  kind: "person" | "group" | "unassigned";
  /** The address of its visits, also of those of one frame. */
  to: string;
  name: string;
  /** Why to look at them, whether they are online, or when they were last seen. '' until it is known. */
  detail: string;
  /** For screen readers, beside what is more urgent. */
  presence?: string | false;
  tone?: "warn" | "online" | undefined;
  avatar?: { name: string; color: string; online?: boolean };
  visits: readonly CalendarVisit[];
  done: number;
}

/** Who is out today, by name and in groups, with their presence. `now` in epoch milliseconds. */
export function useTeamToday({ byWalker, unassigned }: DaySummary, date: LocalDate, now: number) {
  const [params] = useSearchParams();
  const team = useWalkers();
  const { data } = useRead(walkersOverview, { everyMs: 60_000 });
  const walkers = new Map(team.map((walker) => [walker.id, walker]));
  const colors = personColors(team);
  const people = byWalker.map((day) => {
    const { walkerId, visits, done } = day;
    const walker = walkers.get(walkerId);
    const fullName = walker?.name ?? "Unknown walker";
    // The owner's dashboard is this one.
    const seen = walker?.isAdmin ? undefined : data?.walkers.find(({ id }) => id === walkerId);
    const isMe = walker?.isCurrentUser ?? false;
    const online = isMe || seen?.online || false;
    const presence = isMe ? "Online" : presenceWords(seen, now);
    const concern = concernOf(day, seen, now, daysOffOn(walker?.days_off, date) !== undefined);
    const row: Row = {
      key: walkerId,
      kind: "person",
      to: calendarOn(date, { walker: walkerId }),
      name: isMe ? "You" : fullName,
      detail: concern ?? presence,
      presence: concern !== undefined && presence,
      tone: concern ? "warn" : online ? "online" : undefined,
      avatar: { name: fullName, color: colors.get(walkerId) ?? "", online },
      visits,
      done,
    };
    return { day, concern, online, row };
  });
  const of = new Map(people.map((person) => [person.day, person]));
  const { named, groups } = rowsOf(byWalker, (day) => of.get(day)?.concern !== undefined, now);
  const isLong = groups.length > 0;
  const isGrouped = isLong && params.get("walkers") !== "all";
  const concerns = people.filter(({ concern }) => concern !== undefined).length;
  const names = people.map(({ row }) => row.name);
  const shown = isGrouped ? named.flatMap((day) => of.get(day) ?? []) : people;
  const nobodys: Row = {
    key: "unassigned",
    kind: "unassigned",
    to: calendarOn(date, { only: "unassigned" }),
    name: "Unassigned",
    detail: unassigned.length === 1 ? "1 needs a walker" : `${unassigned.length} need a walker`,
    avatar: { name: "?", color: "var(--unassigned)" },
    visits: unassigned,
    done: 0,
  };
  return {
    isLong,
    isGrouped,
    rows: [
      ...shown.map(({ row }) => row),
      ...(unassigned.length > 0 ? [nobodys] : []),
      ...(isGrouped ? groups : []).map(({ stage, days }) =>
        groupRow(
          stage,
          days,
          days.map((day) => briefName(of.get(day)?.row.name ?? "", names)),
          calendarOn(date),
        ),
      ),
    ],
    words: `${people.filter(({ online }) => online).length} of ${people.length} online`,
    lookAtWords:
      concerns === 0
        ? "nobody is late, off, silent or over"
        : `${count(concerns, "walker")}: late, off, silent or over`,
    switchTo: isGrouped ? "?walkers=all" : "?",
  };
}

function presenceWords(seen: Seen | undefined, now: number): string {
  if (!seen) return "";
  if (seen.online) return "Online";
  if (seen.last_seen_at) return lastSeen(seen.last_seen_at, now);
  return seen.has_account ? "Not seen yet" : "Never signed in";
}

function groupRow(stage: Stage, days: readonly WalkerDay[], names: readonly string[], to: string): Row {
  const visits = days.flatMap((day) => day.visits);
  const [next] = visits.filter(isOpen).sort((a, b) => a.start.localeCompare(b.start));
  const begins = next ? frameBrief(next.timeframe) : "";
  const people = names.length > 3 ? `${names.slice(0, 2).join(", ")}, ${names.length - 2} more` : names.join(", ");
  const words: Record<Stage, [name: string, detail: string]> = {
    working: [`${names.length} at work`, people],
    between: [`${names.length} between visits`, `next ${begins}`],
    later: [`${names.length} begin later`, `first ${begins}`],
    done: [`${names.length} done for today`, people],
  };
  const [name, detail] = words[stage];
  const done = days.reduce((sum, day) => sum + day.done, 0);
  return { key: stage, kind: "group", to, name, detail, visits, done };
}

export type Mark = VisitStatus | "overdue" | "unassigned";

/** The mark of a visit: what needs the owner most is told first. `now` in epoch milliseconds. */
export function markOf(visit: CalendarVisit, now: number): Mark {
  const status = shownStatus(visit, now);
  return visit.walker_id === null && (status === "scheduled" || status === "confirmed") ? "unassigned" : status;
}
