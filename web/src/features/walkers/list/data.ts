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

/** A member of the team, with the week once it is read. */
export interface Member extends Walker {
  shownColor: string;
  week: WalkerWeek | undefined;
  /** The number of clients' keys that the member holds. */
  keys: number;
}

const aMinute = 60_000;

/** Reads the team with each member's week and keys. Deleted accounts are left out once the week is read. */
export function useTeam() {
  const list = useRead(listWalkers);
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
  // The list waits for all readings, because a row's height depends on them.
  return { ...list, data: isReading ? undefined : members };
}

/**
 * Counts this week's overdue visits, and tomorrow's whose walker has no key. The requests are those of the calendar and
 * of the dashboard, so that the screens share the cached answers.
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

/** Tells whether typed text is in a member's name or email, or its digits in the phone number. */
export const isFound = ({ name, username = "", phone }: Walker, typed: string): boolean =>
  isPhoneTyped(typed, phone) || hasWords([name, username], typed.trim());

/** Counts the keys that an inactive member still holds. */
export const keysToTakeBack = ({ active, keys }: Member): number => (active ? 0 : keys);

/** Counts a week's visits without the cancelled ones. */
export const visitsOf = ({ visits }: WalkerWeek): number =>
  visits.completed + visits.confirmed + visits.scheduled + visits.overdue;
