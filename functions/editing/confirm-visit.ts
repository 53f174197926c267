import { confirmVisit as definition } from "@petcare/contract";
import { confirmVisit, visitId } from "@petcare/storage";
import { noRoom } from "../shared/editing/refusals.ts";
import { AppError } from "../shared/pipeline/app-error.ts";
import { authorOf } from "../shared/pipeline/caller.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime, today } from "../shared/runtime.ts";
import { visitKeyIn, visitNotFound } from "../shared/visits/visit-not-found.ts";
import { walkerWindow } from "../shared/visits/walker-visits.ts";

/** Confirms a visit for its walker, or for the owner on the walker's behalf. */
export const handler = endpoint(definition, async ({ params, body, caller, via }) => {
  const key = visitKeyIn(params.id);
  const result = await confirmVisit(runtime.db, {
    key,
    version: body.version,
    ...(caller.role === "walker" && { walker: { id: caller.id, days: walkerWindow() } }),
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
