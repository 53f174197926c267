import { mySeal } from "@petcare/contract";
import { sealOf } from "@petcare/storage";
import { AppError } from "../shared/pipeline/app-error.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";

export const handler = endpoint(mySeal, async ({ caller: { user } }) => {
  const seal = user.seal ?? (await sealOf(runtime.db, user.id, runtime.newSecret()));
  // The account ended after the request was authenticated.
  if (!seal) throw new AppError("not_found");
  return { seal };
});
