import { moveVisit } from "@petcare/contract";
import { parseVisitId } from "@petcare/storage";
import { answerMove } from "../shared/editing/move.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { visitNotFound } from "../shared/visits/visit-not-found.ts";

export const handler = endpoint(moveVisit, async ({ params: { id }, query, body, caller }) => {
  const key = parseVisitId(id);
  if (!key) throw visitNotFound();
  return answerMove({ id, key, ...body, preview: query.preview !== undefined, by: caller.id });
});
