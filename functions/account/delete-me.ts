import { deleteMe } from "@petcare/contract";
import { deleteUser, signInOf } from "@petcare/storage";
import { deleteSignIn } from "../shared/cognito/users.ts";
import { endPerson } from "../shared/deactivating/end-person.ts";
import { AppError } from "../shared/pipeline/app-error.ts";
import { authorOf } from "../shared/pipeline/caller.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";
import { requirePassword } from "./require-password.ts";

/**
 * Ends the account with the first write. A repeated request or the nightly job finishes the rest. The job repeats it once in
 * any case, because an index may lag behind a visit that was just booked.
 */
export const handler = endpoint(
  deleteMe,
  async ({ body: { password }, caller, via }) => {
    const { person: user } = caller;
    const { id, role } = user;
    // One author for all changes: within one instant, the end of the account is listed as the latest.
    const by = authorOf({ caller, via });
    if (role === "admin") throw new AppError("forbidden");
    if (user.deleted_at === undefined) {
      await requirePassword(caller, password);
      await deleteUser(runtime.db, user, by);
    }
    await endPerson({ id, role }, by);
    await deleteSignIn(signInOf(user));
    return { ok: true as const };
  },
  { admitsDeleted: true },
);
