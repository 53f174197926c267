import { restoreVisit } from "@petcare/contract";
import { beginUnlessPending, readSchedule, readStoredVisit } from "@petcare/storage";
import { leaveToNobody } from "../shared/deactivating/leave-to-nobody.ts";
import { scheduleNotFound } from "../shared/editing/refusals.ts";
import { readLeft, restoring } from "../shared/editing/restoring.ts";
import { answerSeriesAct } from "../shared/editing/series-act.ts";
import { answerVisitAct } from "../shared/editing/visit-act.ts";
import { AppError } from "../shared/pipeline/app-error.ts";
import { authorOf } from "../shared/pipeline/caller.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";
import { visitKeyIn } from "../shared/visits/visit-not-found.ts";

export const handler = endpoint(restoreVisit, async ({ params: { id }, query, body, caller, via }) => {
  const key = visitKeyIn(id);
  const [schedule, visit] = await Promise.all([
    readSchedule(runtime.db, key.schedule_id),
    readStoredVisit(runtime.db, key),
  ]);
  if (!schedule) throw scheduleNotFound();
  const left = await readLeft([schedule, ...(visit ? [visit] : [])]);
  if (left.has(schedule.client_id)) {
    throw new AppError("conflict", "This client has left, so the visit cannot be restored.");
  }
  const preview = query.preview !== undefined;
  const how = { version: body.version, preview, by: authorOf({ caller, via }) };
  if (body.scope !== "series") return answerVisitAct({ ...how, key, plan: restoring(left) });
  const act = { kind: "restore" } as const;
  // A series that was cancelled when its walker left may still name them.
  const walkers = preview ? [] : [...left];
  // The nightly job finishes an interrupted request.
  for (const id of walkers) await beginUnlessPending(runtime.db, "deletions", { id, user_id: id, at: how.by.at });
  const answer = await answerSeriesAct({ ...how, id, scheduleId: schedule.id, act, plan: body.plan });
  for (const id of walkers) await leaveToNobody(schedule.id, id, how.by);
  return answer;
});
