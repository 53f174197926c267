import { listSchedules } from "@petcare/contract";
import { toDollars } from "@petcare/domain";
import { readCalendar } from "@petcare/storage";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";
import { dateRange } from "../shared/visits/date-range.ts";
import { visitFields } from "../shared/visits/visit-answer.ts";

export const handler = endpoint(listSchedules, async ({ query }) => {
  const { from, to } = dateRange(query.start, query.end);
  const visits = await readCalendar(runtime.db, from, to);
  return visits.map((visit) => ({
    ...visitFields(visit),
    recurring: visit.recurring,
    client_id: visit.client_id,
    walker_id: visit.walker_id ?? null,
    price: toDollars(visit.price_cents),
  }));
});
