import { revokeInvite } from "@petcare/contract";
import { endInvite } from "@petcare/storage";
import { AppError } from "../shared/pipeline/app-error.ts";
import { authorOf } from "../shared/pipeline/caller.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";
import { findInvitable } from "./find-invitable.ts";

export const handler = endpoint(revokeInvite, async ({ params: { id }, caller, via }) => {
  const ended = await endInvite(runtime.db, await findInvitable(id), authorOf({ caller, via }));
  if (ended === "refused") throw new AppError("conflict");
  return { ok: true as const };
});
