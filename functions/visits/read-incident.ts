import { readIncident as definition } from "@petcare/contract";
import { readIncident } from "@petcare/storage";
import { AppError } from "../shared/pipeline/app-error.ts";
import { authorOf } from "../shared/pipeline/caller.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";
import { visitKeyIn } from "../shared/visits/visit-not-found.ts";

export const handler = endpoint(definition, async ({ params, body, caller, via }) => {
  const reading = { key: visitKeyIn(params.id), id: body.id, by: authorOf({ caller, via }) };
  const outcome = await readIncident(runtime.db, reading);
  if (outcome === "missing") throw new AppError("not_found", "This incident was not found.");
  return { ok: true as const };
});
