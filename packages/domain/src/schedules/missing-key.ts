import { addDays, type LocalDate } from "../local-date.ts";
import { isOpen } from "../visit-life.ts";
import type { Visit } from "./visit.ts";

/** A copy of a home's key: with a member of the team, or in a place. */
interface KeyCopy {
  holder_id?: string | null | undefined;
}

type Keyed = Pick<Visit, "client_id" | "date" | "status"> & { walker_id: string | null };

interface Register {
  /** Lists the copies of a client's key; none if the home needs no key, or no copy is recorded. */
  copiesOf: (clientId: string) => readonly KeyCopy[];
  /** Tells whether a walker is the owner, who has the copies that nobody holds. */
  isOwner: (walkerId: string) => boolean;
}

/**
 * Finds the open visits of today and tomorrow whose walker lacks the home's key, although there are copies. Unassigned visits
 * are left out.
 */
export const visitsWithoutKey = <Visit extends Keyed>(
  visits: readonly Visit[],
  today: LocalDate,
  register: Register,
): Visit[] =>
  visits.filter(
    (visit) => (visit.date === today || visit.date === addDays(today, 1)) && isOpen(visit) && lacksKey(visit, register),
  );

function lacksKey({ client_id, walker_id }: Keyed, { copiesOf, isOwner }: Register): boolean {
  if (walker_id === null) return false;
  const { copies, isAtHand } = copiesFor(copiesOf(client_id), walker_id, isOwner(walker_id));
  return copies.length > 0 && !isAtHand;
}

/** Picks the copies of a home's key for a walker: those that they hold, or else all, one of which they must fetch. */
export function copiesFor<Copy extends KeyCopy>(
  copies: readonly Copy[],
  walkerId: string,
  isOwner: boolean,
): { copies: readonly Copy[]; isAtHand: boolean } {
  const own = copies.filter(({ holder_id }) => holder_id === walkerId || (!holder_id && isOwner));
  return own.length > 0 ? { copies: own, isAtHand: true } : { copies, isAtHand: false };
}
