import { restoreVisit } from "@petcare/contract";
import { isOpen, planRestore } from "@petcare/domain";
import { readSchedule, readUser } from "@petcare/storage";
import { scheduleNotFound } from "../shared/editing/refusals.ts";
import { answerSeriesAct } from "../shared/editing/series-act.ts";
import { answerVisitAct } from "../shared/editing/visit-act.ts";
import { AppError } from "../shared/pipeline/app-error.ts";
import { authorOf } from "../shared/pipeline/author.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime, today } from "../shared/runtime.ts";
import { visitKeyIn } from "../shared/visits/visit-not-found.ts";

export const handler = endpoint(restoreVisit, async ({ params: { id }, query, body, caller, via }) => {
  const key = visitKeyIn(id);
  await checkClientStays(key.schedule_id);
  const how = { version: body.version, preview: query.preview !== undefined, by: authorOf({ caller, via }) };
  return body.scope === "series"
    ? answerSeriesAct({ ...how, id, scheduleId: key.schedule_id, act: { kind: "restore" }, plan: body.plan })
    : answerVisitAct({
        ...how,
        key,
        // The answer to the same request may have been lost.
        plan: (schedule, visit) => (isOpen(visit) ? { outcome: "unchanged" } : planRestore(schedule, visit, today())),
      });
});

/** @throws AppError conflict where nobody is there any more whose pets would be visited */
async function checkClientStays(scheduleId: string): Promise<void> {
  const schedule = await readSchedule(runtime.db, scheduleId);
  if (!schedule) throw scheduleNotFound();
  const client = await readUser(runtime.db, schedule.client_id);
  if (!client || client.deleted_at) {
    throw new AppError("conflict", "This client has left, so the visit cannot be restored.");
  }
}
