import { walkersOverview } from "@petcare/contract";
import { daysOffOn } from "@petcare/domain";
import { useWalkers } from "../../../lib/api/people.ts";
import { useRead } from "../../../lib/api/use-read.ts";
import { lastSeen } from "../../../lib/format/last-seen.ts";
import { personColors } from "../../../lib/format/person-color.ts";
import { today } from "../../../lib/format/time.ts";
import type { WalkerDay } from "./day-summary.ts";
import { concernOf, type Seen } from "./walker-day.ts";

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

/** Who is out today, with their presence. `now` in epoch milliseconds. */
export function useTeamToday(days: readonly WalkerDay[], now: number) {
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
  return { people, words: `${people.filter(({ online }) => online).length} of ${people.length} online` };
}

function presenceWords(seen: Seen | undefined, now: number): string {
  if (!seen) return "";
  if (seen.online) return "Online";
  if (seen.last_seen_at) return lastSeen(seen.last_seen_at, now);
  return seen.has_account ? "Not seen yet" : "Never signed in";
}
