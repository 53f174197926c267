import { deleteMe } from "@petcare/contract";
import { deleteUser, forgetPerson } from "@petcare/storage";
import { passwordAttempt } from "../shared/cognito/password-attempt.ts";
import { signIn } from "../shared/cognito/sign-in.ts";
import { deleteSignIn } from "../shared/cognito/users.ts";
import { AppError, invalidField } from "../shared/pipeline/app-error.ts";
import { emailOf } from "../shared/pipeline/caller.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime, today } from "../shared/runtime.ts";

/**
 * The account ends with the first write. What follows can be repeated, by the same request or by the nightly job. The job
 * repeats it once in any case, because an index may lag behind a visit that was just booked.
 */
export const handler = endpoint(
  deleteMe,
  async ({ body: { password }, caller, sourceIp }) => {
    const { id, role, user } = caller;
    if (role === "admin") throw new AppError("forbidden");
    if (user.deleted_at === undefined) {
      await passwordAttempt({ email: emailOf(caller), sourceIp }, () => verify(id, password));
      await deleteUser(runtime.db, user, runtime.now());
    }
    await forgetPerson(runtime.db, { id, role }, today());
    await deleteSignIn(id);
    return { ok: true as const };
  },
  { admitsDeleted: true },
);

async function verify(id: string, password: string): Promise<void> {
  try {
    await signIn(id, password);
  } catch (error) {
    if (error instanceof AppError && error.code === "invalid_credentials") {
      throw invalidField("password", "Password is incorrect.");
    }
    throw error;
  }
}
