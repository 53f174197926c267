import type { VisitThere } from "../conflicts/checked-booking.ts";
import { loadWith } from "../conflicts/load-with.ts";
import { roomFor } from "../conflicts/room.ts";
import type { LocalDate } from "../local-date.ts";

/** A visit that needs another walker. */
export interface VisitToGive extends VisitThere {
  id: string;
}

interface Around {
  /** The walkers to choose from. Earlier ones win between equals. */
  candidates: readonly string[];
  /** The other visits on those days. */
  there: readonly VisitThere[];
  /** Counts a client's last visits that a walker made. */
  knows: (clientId: string, walkerId: string) => number;
  /** Minutes of travel to each visit. */
  travel: number;
  /** Tells whether a walker is off on a day, and gets no visits. Absent: no one is. */
  isOff?: ((walkerId: string, date: LocalDate) => boolean) | undefined;
}

export interface Spread {
  /** The new walker by schedule id; undefined if no one has room on any of its dates. */
  schedules: Map<string, string | undefined>;
  /** The new walker by visit id; undefined if no one has room. */
  visits: Map<string, string | undefined>;
}

/**
 * Distributes visits among walkers with room (docs/product/people.md#deactivating). A schedule stays with one walker as far as
 * possible: the one with room on most of its dates, who knows the client best, has the least work in the frame, and the fewest
 * visits, in this order. The schedules with the most visits choose first.
 *
 * @param visits by date
 */
export function distributeVisits(visits: readonly VisitToGive[], context: Around): Spread {
  const there = [...context.there];
  const spread: Spread = { schedules: new Map(), visits: new Map() };
  const groups = [...Map.groupBy(visits, ({ schedule_id }) => schedule_id)].sort(
    ([a, ofA], [b, ofB]) => ofB.length - ofA.length || (a < b ? -1 : 1),
  );
  for (const [schedule, group] of groups) {
    const main = bestFor(group, { ...context, there });
    spread.schedules.set(schedule, main);
    for (const visit of group) {
      const fits = main !== undefined && hasRoom(visit, main, { ...context, there });
      const walker = fits ? main : bestFor([visit], { ...context, there });
      spread.visits.set(visit.id, walker);
      if (walker !== undefined) there.push({ ...visit, walker_id: walker });
    }
  }
  return spread;
}

/** Finds the walker with room for most of the visits; undefined if nobody has any. */
function bestFor(visits: readonly VisitToGive[], context: Around): string | undefined {
  const [first] = visits;
  if (!first) return undefined;
  const rated = context.candidates.map((id) => ({
    id,
    room: visits.filter((visit) => hasRoom(visit, id, context)).length,
    knows: context.knows(first.client_id, id),
    work: visits.reduce((sum, visit) => sum + workOf(visit, id, context), 0),
    others: context.there.filter(({ walker_id }) => walker_id === id).length,
  }));
  return rated
    .filter(({ room }) => room > 0)
    .sort((a, b) => b.room - a.room || b.knows - a.knows || a.work - b.work || a.others - b.others)[0]?.id;
}

const workOf = (visit: VisitToGive, walkerId: string, { there, travel }: Around) =>
  loadWith(visit, walkerId, there, travel)(visit.date);

/** Tells whether a walker works on a visit's day, and has room for it beside other work. */
export const hasRoom = (
  visit: VisitToGive,
  walkerId: string,
  { there, travel, isOff }: Pick<Around, "there" | "travel" | "isOff">,
): boolean => !isOff?.(walkerId, visit.date) && roomFor(visit, walkerId, there, travel)(visit.date).fits;
