import { changeName } from "@petcare/contract";
import { updateUser } from "@petcare/storage";
import { AppError } from "../shared/pipeline/app-error.ts";
import { authorOf } from "../shared/pipeline/caller.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";

export const handler = endpoint(changeName, async ({ body: { full_name }, caller, via }) => {
  const outcome = await updateUser(runtime.db, caller.person.id, { name: full_name }, authorOf({ caller, via }));
  if (outcome === "refused") throw new AppError("conflict");
  return { full_name };
});
