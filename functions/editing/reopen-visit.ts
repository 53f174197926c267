import { business } from "@petcare/business";
import { reopenVisit } from "@petcare/contract";
import { isOpen, planReopen, reviewsReopened } from "@petcare/domain";
import { withoutCompletion } from "@petcare/storage";
import { answerVisitAct } from "../shared/editing/visit-act.ts";
import { authorOf } from "../shared/pipeline/caller.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { today } from "../shared/runtime.ts";
import { visitKeyIn } from "../shared/visits/visit-not-found.ts";

export const handler = endpoint(reopenVisit, async ({ params: { id }, query, body, caller, via }) => {
  const key = visitKeyIn(id);
  return answerVisitAct({
    key,
    version: body.version,
    plan: (schedule, visit) => {
      // The answer to an earlier, equal request may have been lost.
      if (isOpen(visit)) return { outcome: "unchanged" };
      const planned = planReopen(schedule, visit, today());
      if (planned.outcome !== "planned") return planned;
      const kept = reviewsReopened(visit, business.timeZone);
      if (!kept) return { outcome: "refused", reason: "no_note_room" };
      return { ...planned, after: { ...withoutCompletion(planned.after), ...kept } };
    },
    preview: query.preview !== undefined,
    by: authorOf({ caller, via }),
  });
});
