import { listSchedules } from "@petcare/contract";
import { readCalendar } from "@petcare/storage";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";
import { agendaPage } from "../shared/visits/agenda-page.ts";
import { dateRange } from "../shared/visits/date-range.ts";
import { forOwner } from "../shared/visits/owner-visit.ts";

export const handler = endpoint(listSchedules, async ({ query }) => {
  const { from, to } = dateRange(query.start, query.end);
  const visits = await readCalendar(runtime.db, from, to);
  return agendaPage(visits, (some) => some.map(forOwner), query);
});
