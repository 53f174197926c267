import { reactivatePerson } from "@petcare/contract";
import { reactivateUser, readUser } from "@petcare/storage";
import { finishActivation } from "../shared/deactivating/finish-activation.ts";
import { AppError } from "../shared/pipeline/app-error.ts";
import { authorOf } from "../shared/pipeline/caller.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";

/** Reactivates a person. Finishes an interrupted deactivation first, so that it changes no visit afterwards. */
export const handler = endpoint(reactivatePerson, async ({ params: { id }, body: { version }, caller, via }) => {
  await finishActivation(id);
  const user = await readUser(runtime.db, id);
  if (!user) throw new AppError("not_found", "This person was not found.");
  if (user.deleted_at) throw new AppError("conflict", "This account was deleted by its owner.");
  if (user.active) return { version: user.version };
  if (user.version !== version) throw new AppError("conflict");
  const outcome = await reactivateUser(runtime.db, user, authorOf({ caller, via }));
  if (outcome === "refused") throw new AppError("conflict");
  return { version: user.version + 1 };
});
