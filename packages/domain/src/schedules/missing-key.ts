import { addDays, type LocalDate } from "../local-date.ts";
import { isOpen } from "../visit-life.ts";
import type { Visit } from "./visit.ts";

/** A copy of a home's key: with somebody of the team, or else in a place. */
interface KeyCopy {
  holder_id?: string | null | undefined;
}

type Keyed = Pick<Visit, "client_id" | "date" | "status"> & { walker_id: string | null };

interface Register {
  /** The copies of a client's key; none where the home needs no key, or none is kept. */
  copiesOf: (clientId: string) => readonly KeyCopy[];
  /** The owner has at hand what is with nobody. */
  isOwner: (walkerId: string) => boolean;
}

/**
 * The open visits of today and tomorrow whose walker has no copy of the home's key, though there are copies. A visit
 * without a walker is not among them: whoever gets it is asked about.
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

/** Picks the copies of a home's key that a walker takes along: those at hand, or else all, of which one is to be fetched. */
export function copiesFor<Copy extends KeyCopy>(
  copies: readonly Copy[],
  walkerId: string,
  isOwner: boolean,
): { copies: readonly Copy[]; isAtHand: boolean } {
  const own = copies.filter(({ holder_id }) => holder_id === walkerId || (!holder_id && isOwner));
  return own.length > 0 ? { copies: own, isAtHand: true } : { copies, isAtHand: false };
}
