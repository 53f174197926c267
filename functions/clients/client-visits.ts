import { clientVisits } from "@petcare/contract";
import { agendaKey, readClientOpen, readClientPast } from "@petcare/storage";
import { findClient } from "../shared/people/find-person.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { fitting } from "../shared/pipeline/fitting.ts";
import { runtime, today } from "../shared/runtime.ts";
import { agendaPage } from "../shared/visits/agenda-page.ts";
import { forOwner } from "../shared/visits/owner-visit.ts";

export const handler = endpoint(clientVisits, async ({ params, query: { which, limit, cursor } }) => {
  const { id } = await findClient(params.id);
  if (which === "upcoming") {
    // One more than the page tells whether there is a next one.
    const open = await readClientOpen(runtime.db, id, { today: today(), from: cursor, count: limit + 1 });
    return agendaPage(open, (visits) => visits.map(forOwner), { limit, cursor });
  }
  const { visits, cursor: next } = await readClientPast(runtime.db, id, { limit, cursor });
  const answers = visits.map(forOwner);
  const count = fitting(answers);
  const last = visits[count - 1];
  return { items: answers.slice(0, count), next: count < visits.length && last ? agendaKey(last).agenda_sk : next };
});
