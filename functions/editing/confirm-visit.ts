import { confirmVisit as definition } from "@petcare/contract";
import { confirmVisit, parseVisitId, visitId } from "@petcare/storage";
import { AppError } from "../shared/pipeline/app-error.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";
import { visitNotFound } from "../shared/visits/visit-not-found.ts";

/** The walker whose visit it is, or the owner, whom the walker has told. */
export const handler = endpoint(definition, async ({ params, body, caller }) => {
  const key = parseVisitId(params.id);
  if (!key) throw visitNotFound();
  const walkerId = caller.role === "walker" ? caller.id : undefined;
  const result = await confirmVisit(runtime.db, { key, version: body.version, walkerId });
  switch (result.outcome) {
    case "missing":
      throw visitNotFound();
    case "changed":
      throw new AppError("conflict", "This walk has changed. Look again.");
    case "conflict":
      throw new AppError("conflict", `This walk is ${result.visit.status}.`);
    default:
      return { _id: visitId(result.visit), status: "confirmed" as const, version: result.visit.version };
  }
});
