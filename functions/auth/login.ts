import { login } from "@petcare/contract";
import { householdOf, updateUser } from "@petcare/storage";
import { accountOf } from "../shared/cognito/account-of.ts";
import { rememberDevice } from "../shared/cognito/devices.ts";
import { passwordAttempt } from "../shared/cognito/password-attempt.ts";
import { startSession } from "../shared/cognito/sign-in.ts";
import { signInBudgets } from "../shared/cognito/sign-in-budgets.ts";
import { AppError } from "../shared/pipeline/app-error.ts";
import { authorOf } from "../shared/pipeline/author.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";

export const handler = endpoint(login, async ({ body: { email, password, device_key: deviceKey }, sourceIp, via }) => {
  const account = await accountOf(email);
  const { user, username } = account;
  const token = await passwordAttempt(await signInBudgets(account, { deviceKey, sourceIp }), () =>
    startSession({ ...user, username }, password),
  );
  if (!user) throw new AppError("invalid_credentials");
  if (!user.active || !(await householdOf(runtime.db, user))?.active) throw new AppError("sign_in_deactivated");
  if (user.never_signed_in)
    await updateUser(runtime.db, user.id, { never_signed_in: undefined }, authorOf({ caller: user, via }));
  await rememberDevice(user.id, deviceKey);
  return { token, role: user.role };
});
