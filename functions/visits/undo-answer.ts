import { undoAnswer as definition } from "@petcare/contract";
import { undoAnswer, visitId } from "@petcare/storage";
import { AppError } from "../shared/pipeline/app-error.ts";
import { authorOf } from "../shared/pipeline/caller.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";
import { visitKeyIn, visitNotFound } from "../shared/visits/visit-not-found.ts";

const refusals = {
  changed: "Not undone: this walk has changed since.",
  paid: "Not undone: it was paid out.",
  invoiced: "Not undone: it is on an invoice by now.",
};

/** Undoes the answer to a review. A repeated request finds it waiting, and gets the visit. */
export const handler = endpoint(definition, async ({ params, body, caller, via }) => {
  const key = visitKeyIn(params.id);
  const result = await undoAnswer(runtime.db, { key, review: body.review, by: authorOf({ caller, via }) });
  if (result.outcome === "missing") throw visitNotFound();
  const { outcome, visit } = result;
  if (outcome === "done" || outcome === "known")
    return { _id: visitId(visit), version: visit.version, status: visit.status };
  throw new AppError("conflict", refusals[outcome]);
});
