import { ConfirmForgotPasswordCommand } from "@aws-sdk/client-cognito-identity-provider";
import { resetPassword } from "@petcare/contract";
import { beginUnlessPending, endPending, endReaders, endSessions } from "@petcare/storage";
import { type AccountOf, accountOf } from "../shared/cognito/account-of.ts";
import { identity, isRefusal } from "../shared/cognito/identity.ts";
import { signIn } from "../shared/cognito/sign-in.ts";
import { budgetsOf, passwordAttempt, spend } from "../shared/cognito/sign-in-budgets.ts";
import { AppError, invalidField } from "../shared/pipeline/app-error.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";

/**
 * Resets the password with a mailed code. Cognito accepts a code once, so the table stores first that a reset has begun.
 * If the request is interrupted, its repetition or the nightly job ends the older sessions.
 */
export const handler = endpoint(resetPassword, async ({ body: { email, code, password }, sourceIp }) => {
  const account = await accountOf(email);
  const { user, username } = account;
  await spend(budgetsOf("code", account, sourceIp));
  const begun = { id: username, user_id: user?.id ?? username, at: runtime.now() };
  const { outcome, pending } = await beginUnlessPending(runtime.db, "resets", begun);

  const isSet =
    (await confirm(username, code, password)) ||
    (outcome === "pending" && (await isPassword(account, password, sourceIp)));
  if (!isSet) {
    if (outcome === "begun") await endPending(runtime.db, "resets", pending);
    throw invalidCode();
  }
  if (user) {
    await endSessions(runtime.db, user.id, runtime.now());
    await endReaders(runtime.db, user.id);
  }
  await endPending(runtime.db, "resets", pending);
  return { ok: true as const };
});

const invalidCode = () => invalidField("code", "Invalid verification code");

/** Sets the password; false if Cognito refuses. The reason is dropped, because it would reveal whether the account exists. */
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

/** Tells whether a password is valid already. Limited like signing in. */
async function isPassword(account: AccountOf, password: string, sourceIp: string): Promise<boolean> {
  try {
    await passwordAttempt(budgetsOf("password", account, sourceIp), () => signIn(account.username, password));
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
