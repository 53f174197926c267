import { myUpcomingWalks } from "@petcare/contract";
import { addDays, canTransition } from "@petcare/domain";
import { agendaKey, type ClientVisit, readClientVisits } from "@petcare/storage";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { nextCursor } from "../shared/pipeline/reply.ts";
import { runtime, today } from "../shared/runtime.ts";
import { forClient } from "../shared/visits/client-visits.ts";

const daysAhead = 60;
/** Visits that nobody has completed yet stay in the list, overdue, for a week. */
const daysBack = 7;

export const handler = endpoint(
  myUpcomingWalks,
  async ({ query: { limit = 50, cursor }, caller }) => {
    const from = addDays(today(), -daysBack);
    const to = addDays(today(), daysAhead + 1);
    const open = (await readClientVisits(runtime.db, caller.id, from, to)).filter(({ status }) =>
      canTransition("complete", status),
    );
    // A place, not a visit: the one that the page was to begin with may be done or cancelled by now.
    const left = cursor ? open.filter((visit) => placeOf(visit) >= cursor) : open;
    const next = left[limit];
    return { body: await forClient(left.slice(0, limit)), headers: nextCursor(next && placeOf(next)) };
  },
  { setsHeaders: true },
);

const placeOf = (visit: ClientVisit) => agendaKey(visit).agenda_sk;
