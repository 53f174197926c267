import { ConfirmForgotPasswordCommand } from "@aws-sdk/client-cognito-identity-provider";
import { resetPassword } from "@petcare/contract";
import { endSessions } from "@petcare/storage";
import { accountOf } from "../shared/cognito/account-of.ts";
import { identity, isRefusal } from "../shared/cognito/identity.ts";
import { revokeTokens } from "../shared/cognito/users.ts";
import { resetLimit, throttle } from "../shared/limits/throttle.ts";
import { invalidField } from "../shared/pipeline/app-error.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";

export const handler = endpoint(resetPassword, async ({ body: { email, code, password }, sourceIp }) => {
  await throttle("reset/address", sourceIp);
  await throttle("reset/email", email);
  const { user, username } = await accountOf(email);
  await confirm(username, code, password);
  if (user) {
    await endSessions(runtime.db, user.id, runtime.now());
    await revokeTokens(user.id);
    await resetLimit("login/email", email);
  }
  return { ok: true as const };
});

async function confirm(Username: string, ConfirmationCode: string, Password: string): Promise<void> {
  const { ClientId } = identity.app;
  try {
    await identity.impatient.send(new ConfirmForgotPasswordCommand({ ClientId, Username, ConfirmationCode, Password }));
  } catch (error) {
    // The answer does not tell these apart, because the difference would tell whether there is an account.
    if (isRefusal(error, ...refusals)) throw invalidField("code", "Invalid verification code");
    throw error;
  }
}

const refusals = [
  "CodeMismatchException",
  "ExpiredCodeException",
  "UserNotFoundException",
  "NotAuthorizedException",
  "LimitExceededException",
  "TooManyFailedAttemptsException",
  "InvalidParameterException",
];
