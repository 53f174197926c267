import { ConfirmForgotPasswordCommand } from "@aws-sdk/client-cognito-identity-provider";
import { resetPassword } from "@petcare/contract";
import { beginUnlessPending, endPending, endReaders, endSessions, readResetRequest } from "@petcare/storage";
import { type AccountOf, accountOf } from "../shared/cognito/account-of.ts";
import { rememberDevice } from "../shared/cognito/devices.ts";
import { identity, isRefusal } from "../shared/cognito/identity.ts";
import { passwordAttempt } from "../shared/cognito/password-attempt.ts";
import { signIn } from "../shared/cognito/sign-in.ts";
import { signInBudgets } from "../shared/cognito/sign-in-budgets.ts";
import { throttle } from "../shared/limits/throttle.ts";
import { AppError, invalidField } from "../shared/pipeline/app-error.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { digest, runtime } from "../shared/runtime.ts";

/**
 * Cognito accepts a code once, so the table notes first that a reset has begun.
 * If the request is cut off after that, the repeated request or the nightly job ends the older sessions.
 * The new password begins new counts of wrong ones. The browser counts as one that has signed in.
 */
export const handler = endpoint(resetPassword, async ({ body, sourceIp }) => {
  const { email, code, password, device_key: deviceKey } = body;
  const sender = { deviceKey, sourceIp };
  await throttle("reset/address", sourceIp);
  if (!(await spendGuess(email, sourceIp))) throw invalidCode();
  const account = await accountOf(email);
  const { user, username } = account;
  const begun = { id: username, user_id: user?.id ?? username, at: runtime.now() };
  const { outcome, pending } = await beginUnlessPending(runtime.db, "resets", begun);

  const isSet =
    (await confirm(username, code, password)) ||
    (outcome === "pending" && (await isPassword(account, password, sender)));
  if (!isSet) {
    if (outcome === "begun") await endPending(runtime.db, "resets", pending);
    throw invalidCode();
  }
  if (user) {
    await endSessions(runtime.db, user.id, runtime.now());
    await endReaders(runtime.db, user.id);
    await rememberDevice(user.id, deviceKey);
  }
  await endPending(runtime.db, "resets", pending);
  return { ok: true as const };
});

/** Spends one guess at the code for an email. False, with nothing counted, if nobody has asked for one. */
async function spendGuess(email: string, sourceIp: string): Promise<boolean> {
  if (!(await readResetRequest(runtime.db, digest(email), runtime.now()))) return false;
  await throttle("reset/email-and-address", digest([email, sourceIp]));
  await throttle("reset/email", email);
  return true;
}

const invalidCode = () => invalidField("code", "Invalid verification code");

/** False if Cognito refuses. The answer does not say why, because that would tell whether there is an account. */
async function confirm(Username: string, ConfirmationCode: string, Password: string): Promise<boolean> {
  const { ClientId } = identity.app;
  const SecretHash = identity.secretHashOf(Username);
  try {
    await identity.impatient.send(
      new ConfirmForgotPasswordCommand({ ClientId, Username, ConfirmationCode, Password, SecretHash }),
    );
    return true;
  } catch (error) {
    if (isRefusal(error, ...refusals)) return false;
    throw error;
  }
}

/** Whether a password already counts. Trying it is limited as signing in is. */
async function isPassword(
  account: AccountOf,
  password: string,
  sender: { deviceKey: string | undefined; sourceIp: string },
): Promise<boolean> {
  try {
    await passwordAttempt(await signInBudgets(account, sender), () => signIn(account.username, password));
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
