import { finishPayRun } from "@petcare/contract";
import { finishPayRun as finish } from "@petcare/storage";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";
import { payRunDocument, payRunNotFound } from "./pay-answer.ts";

export const handler = endpoint(finishPayRun, async ({ params: { id } }) => {
  const run = await finish(runtime.db, id);
  if (!run) throw payRunNotFound();
  return payRunDocument(run);
});
