import { myUpcomingWalks } from "@petcare/contract";
import { addDays, canTransition } from "@petcare/domain";
import { agendaKey, type ClientVisit, readClientVisits } from "@petcare/storage";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime, today } from "../shared/runtime.ts";
import { forClient } from "../shared/visits/client-visits.ts";

const daysAhead = 60;
/** An overdue visit stays in the list for a week. */
const daysBack = 7;

export const handler = endpoint(myUpcomingWalks, async ({ query: { limit, cursor }, caller }) => {
  const from = addDays(today(), -daysBack);
  const to = addDays(today(), daysAhead + 1);
  const visits = await readClientVisits(runtime.db, caller.id, from, to);
  const open = visits.filter(({ status }) => canTransition("complete", status));
  // A cursor is a place, not a visit. The visit that began the next page may be completed or cancelled by now.
  const left = cursor ? open.filter((visit) => placeOf(visit) >= cursor) : open;
  const next = left[limit];
  return { items: await forClient(left.slice(0, limit)), next: next && placeOf(next) };
});

const placeOf = (visit: ClientVisit) => agendaKey(visit).agenda_sk;
