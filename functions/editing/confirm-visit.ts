import { confirmVisit as definition } from "@petcare/contract";
import { confirmVisit, visitId } from "@petcare/storage";
import { noRoom } from "../shared/editing/refusals.ts";
import { AppError } from "../shared/pipeline/app-error.ts";
import { authorOf } from "../shared/pipeline/author.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime, today } from "../shared/runtime.ts";
import { visitKeyIn, visitNotFound } from "../shared/visits/visit-not-found.ts";

/** Confirms for the walker whose visit it is, or for the owner, who has heard it from the walker. */
export const handler = endpoint(definition, async ({ params, body, caller, via }) => {
  const key = visitKeyIn(params.id);
  const walkerId = caller.role === "walker" ? caller.id : undefined;
  const result = await confirmVisit(runtime.db, {
    key,
    version: body.version,
    walkerId,
    by: authorOf({ caller, via }),
    today: today(),
  });
  switch (result.outcome) {
    case "missing":
      throw visitNotFound();
    case "changed":
      throw new AppError("conflict", "This walk has changed. Look again.");
    case "no_room":
      throw noRoom();
    case "conflict":
      throw new AppError("conflict", `This walk is ${result.visit.status}.`);
    default:
      return { _id: visitId(result.visit), status: "confirmed" as const, version: result.visit.version };
  }
});
