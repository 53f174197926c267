import { undoEdit } from "@petcare/contract";
import { parseVisitId } from "@petcare/storage";
import { answerSeriesAct } from "../shared/editing/series-act.ts";
import { authorOf } from "../shared/pipeline/author.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";

export const handler = endpoint(undoEdit, async ({ params: { id }, query, body, caller, via }) => {
  const scheduleId = parseVisitId(id)?.schedule_id ?? id;
  const act = { kind: "undo", version: body.version } as const;
  return answerSeriesAct({ id, scheduleId, act, preview: query.preview !== undefined, by: authorOf({ caller, via }) });
});
