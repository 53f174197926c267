import { endSchedule } from "@petcare/contract";
import { isSingle, parseVisitId, readSchedule } from "@petcare/storage";
import { answerCancelling } from "../shared/editing/cancelling.ts";
import { scheduleNotFound } from "../shared/editing/refusals.ts";
import { invalidField } from "../shared/pipeline/app-error.ts";
import { authorOf } from "../shared/pipeline/caller.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";

const nothing = { type: "nothing" } as const;

/** Cancels a series or part of it. Of a single booking, every scope cancels its visit. */
export const handler = endpoint(endSchedule, async ({ params: { id }, query, caller, via }) => {
  const requested = parseVisitId(id);
  const schedule = await readSchedule(runtime.db, requested?.schedule_id ?? id);
  if (!schedule) throw scheduleNotFound();
  const scope = isSingle(schedule) ? "occurrence" : query.scope;
  const key = requested ?? { schedule_id: schedule.id, original_date: schedule.date };
  if (scope !== "series" && !requested && !isSingle(schedule)) {
    throw invalidField("scope", "This scope needs the id of the visit that it begins with");
  }
  return answerCancelling({
    id,
    key,
    scope,
    cancelling: { charge: nothing, pay: nothing },
    preview: query.preview !== undefined,
    by: authorOf({ caller, via }),
  });
});
