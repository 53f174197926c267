import { restoreVisit } from "@petcare/contract";
import { isOpen, planRestore } from "@petcare/domain";
import { answerSeriesAct } from "../shared/editing/series-act.ts";
import { answerVisitAct } from "../shared/editing/visit-act.ts";
import { authorOf } from "../shared/pipeline/author.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { today } from "../shared/runtime.ts";
import { visitKeyIn } from "../shared/visits/visit-not-found.ts";

export const handler = endpoint(restoreVisit, async ({ params: { id }, query, body, caller, via }) => {
  const key = visitKeyIn(id);
  const how = { version: body.version, preview: query.preview !== undefined, by: authorOf({ caller, via }) };
  return body.scope === "series"
    ? answerSeriesAct({ ...how, id, scheduleId: key.schedule_id, act: { kind: "restore" }, plan: body.plan })
    : answerVisitAct({
        ...how,
        key,
        // The answer to the same request may have been lost.
        plan: (schedule, visit) =>
          isOpen(visit.status) ? { outcome: "unchanged" } : planRestore(schedule, visit, today()),
      });
});
