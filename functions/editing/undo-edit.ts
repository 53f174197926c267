import { undoEdit } from "@petcare/contract";
import { isStillThere, parseVisitId, readUndo, readUsers } from "@petcare/storage";
import { answerSeriesAct } from "../shared/editing/series-act.ts";
import { AppError } from "../shared/pipeline/app-error.ts";
import { authorOf } from "../shared/pipeline/author.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";

export const handler = endpoint(undoEdit, async ({ params: { id }, query, body, caller, via }) => {
  const scheduleId = parseVisitId(id)?.schedule_id ?? id;
  await checkWalkersStay(scheduleId);
  const act = { kind: "undo", version: body.version } as const;
  return answerSeriesAct({ id, scheduleId, act, preview: query.preview !== undefined, by: authorOf({ caller, via }) });
});

/** @throws AppError conflict where the series would go back to a walker who has left */
async function checkWalkersStay(scheduleId: string): Promise<void> {
  const undo = await readUndo(runtime.db, scheduleId, runtime.now());
  if (!undo || undo.kind === "undone") return;
  const { walker_id, earlier = [] } = undo.timeline;
  const ids = [walker_id, ...earlier.map(({ fields }) => fields.walker_id)].flatMap((id) => id ?? []);
  const walkers = await readUsers(runtime.db, ids);
  if (![...walkers.values()].every(isStillThere)) {
    throw new AppError("conflict", "Its walker of before has left, so this cannot be undone.");
  }
}
