import { setTaxes } from "@petcare/contract";
import { sortedJson } from "@petcare/domain";
import { putTaxes, readTaxes } from "@petcare/storage";
import { AppError } from "../shared/pipeline/app-error.ts";
import { authorOf } from "../shared/pipeline/caller.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";

/** Changes the tax rates if their version is current. A repeated request changes nothing. */
export const handler = endpoint(setTaxes, async ({ body, caller, via }) => {
  const outcome = await putTaxes(runtime.db, body, authorOf({ caller, via }));
  const now = await readTaxes(runtime.db);
  const isSo = sortedJson({ ...now, version: 0 }) === sortedJson({ ...body, version: 0 });
  if (outcome === "refused" && !isSo) throw new AppError("conflict", undefined, { current: now });
  return now;
});
