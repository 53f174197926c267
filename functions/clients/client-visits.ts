import { clientVisits } from "@petcare/contract";
import { allDays, calendarFields, readClientUpcoming, readDonePage } from "@petcare/storage";
import { findClient } from "../shared/people/find-person.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime, today } from "../shared/runtime.ts";
import { agendaPage, donePage } from "../shared/visits/agenda-page.ts";
import { forOwner } from "../shared/visits/visit-answer.ts";

export const handler = endpoint(clientVisits, async ({ params, query: { which, limit, cursor } }) => {
  const { id } = await findClient(params.id);
  if (which === "upcoming") {
    // One more than the page tells whether there is a next one.
    const requested = { today: today(), from: cursor, count: limit + 1 };
    const open = await readClientUpcoming(runtime.db, id, requested, calendarFields);
    return agendaPage(open, (visits) => visits.map(forOwner), { limit, cursor });
  }
  const past = { ...allDays, of: { role: "client", id }, cancelled: "all" } as const;
  const page = await readDonePage(runtime.db, past, calendarFields, { limit, cursor });
  return donePage(page, page.visits.map(forOwner));
});
