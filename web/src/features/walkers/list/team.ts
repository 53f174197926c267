import { type AnswerOf, listClients, listWalkers, walkersOverview } from "@petcare/contract";
import { hasWords } from "@petcare/domain";
import { useClients } from "../../../lib/api/people.ts";
import { useRead } from "../../../lib/api/use-read.ts";
import { isPhoneTyped } from "../../../lib/format/is-phone-typed.ts";
import { personColors } from "../../../lib/format/person-color.ts";
import { keysOf } from "../held-keys.ts";

export type Walker = AnswerOf<typeof listWalkers>[number];
type Overview = AnswerOf<typeof walkersOverview>;
export type WalkerWeek = Overview["walkers"][number];

/** A member of the team, with their week once it is read. */
export interface Member extends Walker {
  shownColor: string;
  week: WalkerWeek | undefined;
  /** How many copies of clients' keys they hold. */
  keys: number;
}

const aMinute = 60_000;

/** The team's week, read again every minute: it says who is online. */
const useOverview = () => useRead(walkersOverview, { everyMs: aMinute });

/** Reads the team with everybody's week and keys. Whoever has deleted their account is left out once the week is there. */
export function useTeam() {
  const list = useRead(listWalkers);
  const { data: overview, isPending } = useOverview();
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

export type Filter = "active" | "inactive" | "all";

/** Whether a member is asked for: by a part of the name or the email, or by digits of the phone. */
export const isFound = ({ name, username = "", phone }: Walker, typed: string): boolean =>
  isPhoneTyped(typed, phone) || hasWords([name, username], typed.trim());

/** How many keys are to be taken back: those of whoever has left. */
export const keysToTakeBack = ({ active, keys }: Member): number => (active ? 0 : keys);

/** How many visits a week has that take place. */
export const visitsOf = ({ visits }: WalkerWeek): number =>
  visits.completed + visits.confirmed + visits.scheduled + visits.overdue;
