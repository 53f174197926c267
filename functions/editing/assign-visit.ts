import { assignVisit } from "@petcare/contract";
import { answerMove } from "../shared/editing/move.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { visitKeyIn } from "../shared/visits/visit-not-found.ts";

export const handler = endpoint(assignVisit, async ({ params: { id }, query, body, caller }) => {
  const key = visitKeyIn(id);
  return answerMove({ id, key, ...body, preview: query.preview !== undefined, by: caller.id });
});
