import { myUpcomingWalks } from "@petcare/contract";
import { clientFields, readClientUpcoming } from "@petcare/storage";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime, today } from "../shared/runtime.ts";
import { agendaPage } from "../shared/visits/agenda-page.ts";
import { forClient } from "../shared/visits/client-visits.ts";

/** A cursor is a place, not a visit. The visit that began the next page may be completed or cancelled by now. */
export const handler = endpoint(myUpcomingWalks, async ({ query: { limit, cursor }, caller }) => {
  // One more than the page tells whether there is a next one.
  const requested = { today: today(), from: cursor, count: limit + 1 };
  const visits = await readClientUpcoming(runtime.db, caller.id, requested, clientFields);
  return agendaPage(visits, forClient, { limit, cursor });
});
