import { listSchedules } from "@petcare/contract";
import { calendarFields, readVisitsIn } from "@petcare/storage";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";
import { agendaPage } from "../shared/visits/agenda-page.ts";
import { dateRange } from "../shared/visits/date-range.ts";
import { forOwner } from "../shared/visits/visit-answer.ts";

export const handler = endpoint(listSchedules, async ({ query }) => {
  const visits = await readVisitsIn(runtime.db, dateRange(query.start, query.end), calendarFields);
  return agendaPage(visits, (some) => some.map(forOwner), query);
});
