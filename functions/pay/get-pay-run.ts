import { getPayRun } from "@petcare/contract";
import { readPayRun } from "@petcare/storage";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";
import { payRunDocument, payRunNotFound } from "./pay-answer.ts";

export const handler = endpoint(getPayRun, async ({ params: { id } }) => {
  const run = await readPayRun(runtime.db, id);
  if (!run) throw payRunNotFound();
  return payRunDocument(run);
});
