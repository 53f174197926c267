import { mySchedule } from "@petcare/contract";
import { agendaKey, readReportedBy, readVisitsIn, walkerFields } from "@petcare/storage";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";
import { agendaPage } from "../shared/visits/agenda-page.ts";
import { dateRange } from "../shared/visits/date-range.ts";
import { forWalker, walkerWindow } from "../shared/visits/walker-visits.ts";

/** Lists the caller's visits, including reassigned ones that they have reported on. A walker's range is cut to their window. */
export const handler = endpoint(mySchedule, async ({ query, caller }) => {
  const window = walkerWindow();
  const isCut = caller.role !== "admin";
  const requested = dateRange(
    query.start ?? window.from,
    query.end ?? window.to,
    isCut ? Number.POSITIVE_INFINITY : 100,
  );
  const from = isCut && requested.from < window.from ? window.from : requested.from;
  const to = isCut && requested.to > window.to ? window.to : requested.to;
  const own = await readVisitsIn(runtime.db, { from, to }, walkerFields, { role: "walker", id: caller.id });
  const visits = [...own, ...(isCut ? await readReportedBy(runtime.db, caller.id, { from, to }) : [])];
  const inOrder = visits.sort((a, b) => (agendaKey(a).agenda_sk < agendaKey(b).agenda_sk ? -1 : 1));
  return agendaPage(inOrder, (some) => forWalker(some, caller.person), query);
});
