import { type CalendarVisit, walkersOverview } from "@petcare/contract";
import { daysOffOn } from "@petcare/domain";
import { useSearchParams } from "react-router-dom";
import { useWalkers } from "../../../lib/api/people.ts";
import { useRead } from "../../../lib/api/use-read.ts";
import { lastSeen } from "../../../lib/format/last-seen.ts";
import { personColors } from "../../../lib/format/person-color.ts";
import { frameBrief, today } from "../../../lib/format/time.ts";
import { briefName } from "../../../lib/format/told-apart.ts";
import { count } from "../../../lib/format/words.ts";
import type { WalkerDay } from "./day-summary.ts";
import { concernOf, rowsOf, type Seen, type Stage } from "./walker-day.ts";

/** A walker with a row of their own. */
export interface Person {
  day: WalkerDay;
  /** 'You' for the owner. */
  name: string;
  fullName: string;
  color: string;
  online: boolean;
  /** Why to look at them. */
  concern: string | undefined;
  /** Whether they are online, or when they were last seen. '' until it is known. */
  presence: string;
}

/** Walkers who are counted together. */
export interface Group {
  stage: Stage;
  title: string;
  detail: string;
  visits: CalendarVisit[];
  done: number;
}

/** Who is out today, by name and in groups, with their presence. `now` in epoch milliseconds. */
export function useTeamToday(days: readonly WalkerDay[], now: number) {
  const [params] = useSearchParams();
  const team = useWalkers();
  const { data } = useRead(walkersOverview, { everyMs: 60_000 });
  const walkers = new Map(team.map((walker) => [walker.id, walker]));
  const colors = personColors(team);
  const seen = new Map<string, Seen>(data?.walkers.map((one) => [one.id, one]));
  const people = days.map((day): Person => {
    const walker = walkers.get(day.walkerId);
    // The owner's dashboard is this one.
    const theirs = walker?.isAdmin ? undefined : seen.get(day.walkerId);
    const fullName = walker?.name ?? "Unknown walker";
    return {
      day,
      fullName,
      name: walker?.isCurrentUser ? "You" : fullName,
      color: colors.get(day.walkerId) ?? "",
      online: walker?.isCurrentUser || theirs?.online || false,
      concern: concernOf(day, theirs, now, daysOffOn(walker?.days_off, today(now)) !== undefined),
      presence: walker?.isCurrentUser ? "Online" : presenceWords(theirs, now),
    };
  });
  const of = new Map(people.map((person) => [person.day, person]));
  const rows = rowsOf(days, (day) => of.get(day)?.concern !== undefined, now);
  const isLong = rows.groups.length > 0;
  const isGrouped = isLong && params.get("walkers") !== "all";
  const concerns = people.filter(({ concern }) => concern !== undefined).length;
  const names = people.map(({ name }) => name);
  const namesOf = (some: readonly WalkerDay[]) => some.map((day) => briefName(of.get(day)?.name ?? "", names));
  return {
    isLong,
    isGrouped,
    people: isGrouped ? rows.named.flatMap((day) => of.get(day) ?? []) : people,
    groups: isGrouped ? rows.groups.map(({ stage, days }) => groupOf(stage, days, namesOf(days))) : [],
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

function groupOf(stage: Stage, days: readonly WalkerDay[], names: readonly string[]): Group {
  const visits = days.flatMap((day) => day.visits);
  const next = visits
    .filter(({ status }) => status === "scheduled" || status === "confirmed")
    .sort((a, b) => a.start.localeCompare(b.start))[0];
  const begins = next ? frameBrief(next.timeframe) : "";
  const people = names.length > 3 ? `${names.slice(0, 2).join(", ")}, ${names.length - 2} more` : names.join(", ");
  const words: Record<Stage, [title: string, detail: string]> = {
    working: [`${names.length} at work`, people],
    between: [`${names.length} between visits`, `next ${begins}`],
    later: [`${names.length} begin later`, `first ${begins}`],
    done: [`${names.length} done for today`, people],
  };
  const [title, detail] = words[stage];
  return { stage, title, detail, visits, done: days.reduce((sum, { done }) => sum + done, 0) };
}
