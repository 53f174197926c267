import { undoEdit } from "@petcare/contract";
import { inverseOf, parseVisitId, readSchedule } from "@petcare/storage";
import { readLeft } from "../shared/editing/restoring.ts";
import { answerSeriesAct } from "../shared/editing/series-act.ts";
import { AppError } from "../shared/pipeline/app-error.ts";
import { authorOf } from "../shared/pipeline/caller.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";

export const handler = endpoint(undoEdit, async ({ params: { id }, query, body, caller, via }) => {
  const scheduleId = parseVisitId(id)?.schedule_id ?? id;
  await checkAllStay(scheduleId);
  const act = { kind: "undo", version: body.version } as const;
  return answerSeriesAct({ id, scheduleId, act, preview: query.preview !== undefined, by: authorOf({ caller, via }) });
});

/** @throws AppError conflict if the series would get back a client or a walker who has left */
async function checkAllStay(scheduleId: string): Promise<void> {
  const schedule = await readSchedule(runtime.db, scheduleId);
  const inverse = schedule && inverseOf(schedule, runtime.now());
  if (!inverse || inverse.kind === "undone") return;
  const { client_id, ...now } = schedule;
  const left = await readLeft([{ ...(inverse.kind === "edit" ? inverse.timeline : now), client_id }]);
  if (left.has(schedule.client_id)) throw new AppError("conflict", "This client has left, so this cannot be undone.");
  if (left.size > 0) throw new AppError("conflict", "Its walker of before has left, so this cannot be undone.");
}
