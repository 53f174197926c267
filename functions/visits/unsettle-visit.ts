import { unsettleVisit as definition } from "@petcare/contract";
import { unsettleVisit, visitId } from "@petcare/storage";
import { AppError } from "../shared/pipeline/app-error.ts";
import { authorOf } from "../shared/pipeline/author.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";
import { visitKeyIn, visitNotFound } from "../shared/visits/visit-not-found.ts";

const refusals = {
  changed: "Not undone: this walk has changed since.",
  paid: "Not undone: it was paid out since.",
  invoiced: "Not undone: it is on an invoice by now.",
};

/** A repeated request finds the matter waiting again, and gets the visit. */
export const handler = endpoint(definition, async ({ params, body, caller, via }) => {
  const key = visitKeyIn(params.id);
  const result = await unsettleVisit(runtime.db, { key, version: body.version, by: authorOf({ caller, via }) });
  switch (result.outcome) {
    case "missing":
      throw visitNotFound();
    case "changed":
    case "paid":
    case "invoiced":
      throw new AppError("conflict", refusals[result.outcome]);
    default:
      return { _id: visitId(result.visit), version: result.visit.version, status: result.visit.status };
  }
});
