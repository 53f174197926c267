import { business } from "@petcare/business";
import { takeMyCodes } from "@petcare/contract";
import { addDays, homeOf, isOpen, lastDayOf } from "@petcare/domain";
import { noteTaking, readUsers, readVisitsIn, visitId, walkerFields } from "@petcare/storage";
import { authorOf } from "../shared/pipeline/caller.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime, today } from "../shared/runtime.ts";
import { codesInClear, codesOf } from "../shared/visits/home-codes.ts";
import { overdueAt } from "../shared/visits/overdue-at.ts";

/** In milliseconds after the day's last time frame: how long a phone keeps the codes. */
const kept = 2 * 3_600_000;

/** Answers the codes of the walker's day. The history records it first, so that no phone has a code without a record. */
export const handler = endpoint(takeMyCodes, async ({ caller, via }) => {
  const date = today();
  // Yesterday's overnight stay is still under way.
  const days = { from: addDays(date, -1), to: addDays(date, 1) };
  const visits = business.codesTakenAlong
    ? (await readVisitsIn(runtime.db, days, walkerFields, { role: "walker", id: caller.id })).filter(
        (visit) => isOpen(visit) && lastDayOf(visit) >= date,
      )
    : [];
  const clients = await readUsers(runtime.db, [...new Set(visits.map(({ client_id }) => client_id))]);
  const homes = visits.flatMap((visit) => {
    const client = clients.get(visit.client_id);
    const home = client && { ...client, garage_code: homeOf(visit, client).garage_code ?? undefined };
    return home && codesOf(home).length > 0 ? { visit, client, codes: codesInClear(home) } : [];
  });
  const by = authorOf({ caller, via });
  for (const client of new Set(homes.map(({ client }) => client))) await noteTaking(runtime.db, client, date, by);
  const ends = homes.map(({ visit }) => overdueAt(visit));
  return {
    until: ends.length > 0 ? new Date(Math.max(...ends) + kept).toISOString() : null,
    homes: homes.map(({ visit, codes }) => ({ visit: visitId(visit), codes })),
  };
});
