import { ConfirmForgotPasswordCommand } from "@aws-sdk/client-cognito-identity-provider";
import { resetPassword } from "@petcare/contract";
import { beginUnlessPending, endPending, endSessions } from "@petcare/storage";
import { accountOf } from "../shared/cognito/account-of.ts";
import { identity, isRefusal } from "../shared/cognito/identity.ts";
import { passwordAttempt } from "../shared/cognito/password-attempt.ts";
import { signIn } from "../shared/cognito/sign-in.ts";
import { revokeTokens } from "../shared/cognito/users.ts";
import { resetLimit, throttle } from "../shared/limits/throttle.ts";
import { AppError, invalidField } from "../shared/pipeline/app-error.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";

/**
 * Cognito accepts a code once, so the table notes first that a reset has begun.
 * If the request is cut off after that, the repeated request or the nightly job ends the older sessions.
 */
export const handler = endpoint(resetPassword, async ({ body, sourceIp }) => {
  const { email, code, password } = body;
  await throttle("reset/address", sourceIp);
  await throttle("reset/email", email);
  const { user, username } = await accountOf(email);
  const begun = { id: username, user_id: username, at: runtime.now() };
  const { outcome, pending } = await beginUnlessPending(runtime.db, "resets", begun);

  const isSet =
    (await confirm(username, code, password)) ||
    (outcome === "pending" && (await isPassword(username, { email, password, sourceIp })));
  if (!isSet) {
    if (outcome === "begun") await endPending(runtime.db, "resets", pending);
    throw invalidField("code", "Invalid verification code");
  }
  if (user) {
    await endSessions(runtime.db, user.id, runtime.now());
    await revokeTokens(user.id);
    await resetLimit("login/email", email);
  }
  await endPending(runtime.db, "resets", pending);
  return { ok: true as const };
});

/** False if Cognito refuses. The answer does not say why, because that would tell whether there is an account. */
async function confirm(Username: string, ConfirmationCode: string, Password: string): Promise<boolean> {
  const { ClientId } = identity.app;
  try {
    await identity.impatient.send(new ConfirmForgotPasswordCommand({ ClientId, Username, ConfirmationCode, Password }));
    return true;
  } catch (error) {
    if (isRefusal(error, ...refusals)) return false;
    throw error;
  }
}

/** Whether a password already counts. Trying it is limited as signing in is. */
async function isPassword(
  username: string,
  { email, password, sourceIp }: { email: string; password: string; sourceIp: string },
): Promise<boolean> {
  try {
    await passwordAttempt({ email, sourceIp }, () => signIn(username, password));
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
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
