import { mySchedule } from "@petcare/contract";
import { addDays, addMonths } from "@petcare/domain";
import { getUsers, readWalkerVisits, type User, type WalkerVisit } from "@petcare/storage";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime, today } from "../shared/runtime.ts";
import { dateRange } from "../shared/visits/date-range.ts";
import { visitDetails } from "../shared/visits/visit-answer.ts";

/** A walker never looks farther back than 7 days or ahead than a month: that bounds whose home they can read about. */
export const handler = endpoint(mySchedule, async ({ query, caller }) => {
  const first = addDays(today(), -7);
  const last = addDays(addMonths(today(), 1), 1);
  const asked = dateRange(query.start ?? first, query.end ?? last);
  const range =
    caller.role === "admin"
      ? asked
      : { from: asked.from > first ? asked.from : first, to: asked.to < last ? asked.to : last };
  if (range.from >= range.to) return [];

  const visits = await readWalkerVisits(runtime.db, caller.id, range.from, range.to);
  const clients = await getUsers(
    runtime.db,
    visits.map((visit) => visit.client_id),
  );
  return visits.map((visit) => forWalker(visit, clients.get(visit.client_id)));
});

function forWalker(visit: WalkerVisit, client: User | undefined) {
  const name = client?.name ?? "Deleted client";
  return {
    ...visitDetails(visit),
    address: visit.address ?? client?.address ?? null,
    garage_code: visit.garage_code ?? client?.garage_code ?? null,
    clientName: name,
    client: { name, phone: client?.phone ?? null },
    pets: client?.pets ?? [],
  };
}
