import { login } from "@petcare/contract";
import { accountOf } from "../shared/account-of.ts";
import { AppError } from "../shared/app-error.ts";
import { endpoint } from "../shared/endpoint.ts";
import { passwordAttempt } from "../shared/password-attempt.ts";
import { startSession } from "../shared/sign-in.ts";

export const handler = endpoint(login, async ({ body: { email, password }, sourceIp }) => {
  const { user, token } = await passwordAttempt({ email, sourceIp }, async () => {
    const { user, username } = await accountOf(email);
    return { user, token: await startSession({ ...user, id: username }, password) };
  });
  if (!user) throw new AppError("invalid_credentials");
  if (!user.active) throw new AppError("sign_in_deactivated");
  return { token, role: user.role };
});
