import { login } from "@petcare/contract";
import { householdOf, updateUser } from "@petcare/storage";
import { accountOf } from "../shared/cognito/account-of.ts";
import { startSession } from "../shared/cognito/sign-in.ts";
import { budgetsOf, passwordAttempt } from "../shared/cognito/sign-in-budgets.ts";
import { AppError } from "../shared/pipeline/app-error.ts";
import { authorOf } from "../shared/pipeline/caller.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";

export const handler = endpoint(login, async ({ body: { email, password }, sourceIp, via }) => {
  const account = await accountOf(email);
  const { user, username } = account;
  const token = await passwordAttempt(budgetsOf("password", account, sourceIp), () =>
    startSession({ ...user, username }, password),
  );
  if (!user) throw new AppError("invalid_credentials");
  if (!user.active || !(await householdOf(runtime.db, user))?.active) throw new AppError("sign_in_deactivated");
  if (user.never_signed_in)
    await updateUser(runtime.db, user.id, { never_signed_in: undefined }, authorOf({ caller: user, via }));
  return { token, role: user.role };
});
