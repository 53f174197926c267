import { clientVisits } from "@petcare/contract";
import { toDollars } from "@petcare/domain";
import { allDays, calendarFields, readClientUpcoming, readDonePage } from "@petcare/storage";
import { findClient } from "../shared/people/find-person.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime, today } from "../shared/runtime.ts";
import { agendaPage, donePage } from "../shared/visits/agenda-page.ts";
import { forOwner } from "../shared/visits/visit-answer.ts";

export const handler = endpoint(clientVisits, async ({ params, query: { which, limit, cursor }, caller }) => {
  const { id } = caller.own(await findClient(params.id));
  if (which === "upcoming") {
    // Reads one more than the page, to find out whether there is a next page.
    const requested = { today: today(), from: cursor, count: limit + 1 };
    const open = await readClientUpcoming(runtime.db, id, requested, calendarFields);
    return agendaPage(open, (visits) => visits.map((visit) => ({ ...forOwner(visit), charge: null })), {
      limit,
      cursor,
    });
  }
  const past = { ...allDays, of: { role: "client", id }, cancelled: "all" } as const;
  const page = await readDonePage(runtime.db, past, [...calendarFields, "charge_cents"], { limit, cursor });
  const withCharge = page.visits.map(({ charge_cents, ...visit }) => ({
    ...forOwner(visit),
    charge: charge_cents ? toDollars(charge_cents) : null,
  }));
  return donePage(page, withCharge);
});
