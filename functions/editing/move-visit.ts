import { moveVisit } from "@petcare/contract";
import { answerMove } from "../shared/editing/move.ts";
import { authorOf } from "../shared/pipeline/caller.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { visitKeyIn } from "../shared/visits/visit-not-found.ts";

export const handler = endpoint(moveVisit, async ({ params: { id }, query, body, caller, via }) => {
  const key = visitKeyIn(id);
  return answerMove({ id, key, ...body, preview: query.preview !== undefined, by: authorOf({ caller, via }) });
});
