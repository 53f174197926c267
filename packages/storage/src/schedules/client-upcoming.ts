import { addDays, firstDay, isLocalDate, isOpen, type LocalDate } from "@petcare/domain";
import type { OwnId } from "../people/own-id.ts";
import type { Db } from "../table/client.ts";
import { pick } from "../table/item-kind.ts";
import { agendaKey } from "../table/keys.ts";
import {
  lastBooked,
  mergeStored,
  type Person,
  readOpenVisits,
  readSeries,
  readStoredIn,
  unstoredVisits,
} from "./read-visits-in.ts";
import type { Visit } from "./visit.ts";

/** In days: how far ahead series are computed, until there are enough visits. The last one reaches the end. */
const spans = [64, 512, 4096, 73_000];

interface Requested {
  /** The local date. Open visits of earlier days are included. */
  today: LocalDate;
  /** A position in the agenda; by default the first. Any other text answers some of the same client's visits. */
  from?: string | undefined;
  /** The maximum number of visits. */
  count: number;
}

/**
 * Reads a client's open visits from a position in the agenda on, soonest first. Unlike a range, the list of a series has no end:
 * visits that are not stored yet are computed.
 *
 * @param fields what is read of each visit
 */
export async function readClientUpcoming<Field extends keyof Visit>(
  db: Db,
  clientId: OwnId,
  { today, from = "", count }: Requested,
  fields: readonly Field[],
): Promise<Pick<Visit, Field>[]> {
  if (from >= lastBooked) return [];
  const client: Person = { role: "client", id: clientId };
  const series = await readSeries(db, lastBooked, client);
  const [earlier, coming] = await Promise.all([
    from < today ? readOpenVisits(db, clientId, { from: from || firstDay, to: today }, count) : [],
    readStoredIn(db, { from: from > today ? from : today, to: lastBooked }, client),
  ]);
  const requested = from.slice(0, 10);
  const first = isLocalDate(requested) ? requested : firstDay;
  const stored = [...earlier, ...coming];
  const open = (to: LocalDate) =>
    mergeStored(stored, unstoredVisits(series, { from: first, to })).filter(
      (visit) => isOpen(visit) && visit.date < to && agendaKey(visit).agenda_sk >= from,
    );
  let visits: Visit[] = [];
  for (const span of spans) {
    const reached = addDays(first > today ? first : today, span);
    visits = open(reached < lastBooked ? reached : lastBooked);
    if (visits.length >= count) break;
  }
  return visits.slice(0, count).map((visit) => pick(visit, fields));
}
