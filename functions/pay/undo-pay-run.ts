import { undoPayRun } from "@petcare/contract";
import { undoPayRun as storeUndo } from "@petcare/storage";
import { AppError } from "../shared/pipeline/app-error.ts";
import { authorOf } from "../shared/pipeline/caller.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";
import { payRunDocument, payRunNotFound } from "./pay-answer.ts";

export const handler = endpoint(undoPayRun, async ({ params: { id }, body: { version }, caller, via }) => {
  const undone = await storeUndo(runtime.db, id, { version, by: authorOf({ caller, via }) });
  if (undone.outcome === "missing") throw payRunNotFound();
  const current = payRunDocument(undone.run);
  if (undone.outcome === "conflict") throw new AppError("conflict", "This has changed since you looked.", { current });
  return current;
});
