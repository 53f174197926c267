import { mySchedule } from "@petcare/contract";
import { readVisitsIn, walkerFields } from "@petcare/storage";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";
import { agendaPage } from "../shared/visits/agenda-page.ts";
import { dateRange } from "../shared/visits/date-range.ts";
import { forWalker, walkerWindow } from "../shared/visits/walker-visits.ts";

/** A walker's range is cut to the window; the owner's is not. */
export const handler = endpoint(mySchedule, async ({ query, caller }) => {
  const window = walkerWindow();
  const asked = dateRange(query.start ?? window.from, query.end ?? window.to);
  const from = caller.role === "admin" || asked.from > window.from ? asked.from : window.from;
  const to = caller.role === "admin" || asked.to < window.to ? asked.to : window.to;
  const visits = await readVisitsIn(runtime.db, { from, to }, walkerFields, { role: "walker", id: caller.id });
  return agendaPage(visits, forWalker, query);
});
