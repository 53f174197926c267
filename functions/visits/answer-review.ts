import { answerReview as definition } from "@petcare/contract";
import { toCents } from "@petcare/domain";
import { answerReview, visitId } from "@petcare/storage";
import { invoicedVisit } from "../shared/editing/refusals.ts";
import { readPartsOf } from "../shared/money/terms.ts";
import { AppError } from "../shared/pipeline/app-error.ts";
import { authorOf } from "../shared/pipeline/caller.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";
import { visitKeyIn, visitNotFound } from "../shared/visits/visit-not-found.ts";

/** Answers a review. A repeated request finds it answered, and gets the visit. */
export const handler = endpoint(definition, async ({ params, body, caller, via }) => {
  const result = await answerReview(runtime.db, {
    key: visitKeyIn(params.id),
    review: body.review,
    do: body.do,
    version: body.version,
    charge: toCents(body.charge_amount) ?? 0,
    pay: toCents(body.pay_amount) ?? 0,
    partsOf: readPartsOf,
    by: authorOf({ caller, via }),
  });
  if (result.outcome === "missing") throw visitNotFound();
  if (result.outcome === "invoiced") throw invoicedVisit(result.visit);
  if (result.outcome === "changed") throw new AppError("conflict", "This walk has changed. Look again.");
  const { visit } = result;
  return { _id: visitId(visit), version: visit.version, status: visit.status };
});
