import { type AnswerOf, listClients, listSchedules, listWalkers, walkersOverview } from "@petcare/contract";
import { addDays, hasWords, startOfWeek, visitsWithoutKey } from "@petcare/domain";
import { useClients, useWalkers } from "../../../lib/api/people.ts";
import { useRead } from "../../../lib/api/use-read.ts";
import { isPhoneTyped } from "../../../lib/format/is-phone-typed.ts";
import { personColors } from "../../../lib/format/person-color.ts";
import { visitOverdue } from "../../../lib/format/shown-status.ts";
import { today as todayOf } from "../../../lib/format/time.ts";
import { useNow } from "../../../lib/hooks/use-now.ts";
import { keyRegister } from "../../../parts/people/key-register.ts";
import { keysOf } from "../data.ts";

type Walker = AnswerOf<typeof listWalkers>[number];
export type WalkerWeek = AnswerOf<typeof walkersOverview>["walkers"][number];

/** A member of the team, with their week once it is read. */
export interface Member extends Walker {
  shownColor: string;
  week: WalkerWeek | undefined;
  /** How many copies of clients' keys they hold. */
  keys: number;
}

const aMinute = 60_000;

/** Reads the team with everybody's week and keys. Deleted accounts are left out once the week is there. */
export function useTeam() {
  const list = useRead(listWalkers);
  // Every minute: it says who is online.
  const { data: overview, isPending } = useRead(walkersOverview, { everyMs: aMinute });
  const isReading = useRead(listClients).isPending || isPending;
  const clients = useClients();
  const colors = personColors(list.data ?? []);
  const weeks = new Map(overview?.walkers.map((week) => [week.id, week]));
  const members = list.data
    ?.filter(({ id }) => !overview || weeks.has(id))
    .map(
      (walker): Member => ({
        ...walker,
        shownColor: colors.get(walker.id) ?? "",
        week: weeks.get(walker.id),
        keys: keysOf(clients, walker.id).length,
      }),
    );
  // Rows are as high as what they show, so they come with all of it, or with what could be read.
  return { ...list, data: isReading ? undefined : members };
}

/**
 * How many of this week's visits are overdue, and how many of tomorrow's have a walker without a key. It asks what the
 * calendar and the dashboard ask, so that each finds the other's answer.
 */
export function useTeamProblems() {
  const now = useNow();
  const today = todayOf(now);
  const [monday, tomorrow] = [startOfWeek(today), addDays(today, 1)];
  const { data: week = [] } = useRead(listSchedules, {
    query: { start: addDays(monday, -1), end: addDays(monday, 7) },
    everyMs: aMinute,
  });
  const { data: near = [] } = useRead(listSchedules, {
    query: { start: today, end: addDays(today, 2) },
    everyMs: aMinute,
  });
  const register = keyRegister(useClients(), useWalkers());
  return {
    today,
    tomorrow,
    overdue: week.filter((visit) => visit.date >= monday && visitOverdue(visit, now)).length,
    withoutKey: visitsWithoutKey(near, today, register).filter((visit) => visit.date === tomorrow).length,
  };
}

/** Whether a member is asked for: by a part of the name or the email, or by digits of the phone. */
export const isFound = ({ name, username = "", phone }: Walker, typed: string): boolean =>
  isPhoneTyped(typed, phone) || hasWords([name, username], typed.trim());

/** The keys that a member who has left still holds. */
export const keysToTakeBack = ({ active, keys }: Member): number => (active ? 0 : keys);

/** How many visits a week has that take place. */
export const visitsOf = ({ visits }: WalkerWeek): number =>
  visits.completed + visits.confirmed + visits.scheduled + visits.overdue;
