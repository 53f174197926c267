import { login } from "@petcare/contract";
import { updateUser } from "@petcare/storage";
import { accountOf } from "../shared/cognito/account-of.ts";
import { passwordAttempt } from "../shared/cognito/password-attempt.ts";
import { startSession } from "../shared/cognito/sign-in.ts";
import { AppError } from "../shared/pipeline/app-error.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";

export const handler = endpoint(login, async ({ body: { email, password }, sourceIp }) => {
  const { user, token } = await passwordAttempt({ email, sourceIp }, async () => {
    const { user, username } = await accountOf(email);
    return { user, token: await startSession({ ...user, id: username }, password) };
  });
  if (!user) throw new AppError("invalid_credentials");
  if (!user.active) throw new AppError("sign_in_deactivated");
  if (user.never_signed_in) await updateUser(runtime.db, user.id, { never_signed_in: undefined });
  return { token, role: user.role };
});
