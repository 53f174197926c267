import { listSchedules } from "@petcare/contract";
import { toDollars } from "@petcare/domain";
import { visitsOfCalendar } from "@petcare/storage";
import { dateRange } from "../shared/date-range.ts";
import { endpoint } from "../shared/endpoint.ts";
import { runtime } from "../shared/runtime.ts";
import { scheduleItem } from "../shared/visit-answer.ts";

export const handler = endpoint(listSchedules, async ({ query }) => {
  const visits = await visitsOfCalendar(runtime.db, dateRange(query.start, query.end));
  return visits.map((visit) => ({
    ...scheduleItem(visit),
    recurring: visit.recurring,
    client_id: visit.client_id,
    walker_id: visit.walker_id ?? null,
    price: toDollars(visit.price_cents),
  }));
});
