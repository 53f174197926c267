import { ForgotPasswordCommand } from "@aws-sdk/client-cognito-identity-provider";
import { forgotPassword } from "@petcare/contract";
import { accountOf } from "../shared/cognito/account-of.ts";
import { identity, isRefusal, isWrongSecret } from "../shared/cognito/identity.ts";
import { budgetsOf, spend } from "../shared/cognito/sign-in-budgets.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { log } from "../shared/pipeline/log.ts";

/** The refusal says what helps: each earlier request has emailed a code. */
const refusal = {
  code: "too_many_requests",
  words: "Too many requests. Enter the latest code that was emailed, or try again in about ",
} as const;

/** Emails a code. The answer is always the same, so that it reveals nothing about accounts. */
export const handler = endpoint(forgotPassword, async ({ body: { email }, sourceIp }) => {
  const account = await accountOf(email);
  const { user, username } = account;
  await spend(budgetsOf("code request", account, sourceIp), refusal);
  await sendCode(user?.active === false ? `inactive-${username}` : username);
  return { ok: true as const };
});

/** Asks Cognito to email a code. Ignores a refusal for this user, such as an unverified address or too many codes. */
async function sendCode(Username: string): Promise<void> {
  try {
    const { ClientId } = identity.app;
    const SecretHash = identity.secretHashOf(Username);
    await identity.impatient.send(new ForgotPasswordCommand({ ClientId, Username, SecretHash }));
  } catch (error) {
    // Any other error is an outage for everybody.
    if (!(error instanceof Error && "$fault" in error && error.$fault === "client") || isFaultOfAll(error)) throw error;
    log("info", { forgotPassword: error.name });
  }
}

/**
 * Tells whether Cognito refuses everybody: too many requests, the day's limit of emails, or an unknown client.
 * The limits of the day and of one user are both LimitExceeded; only the message tells them apart.
 */
const isFaultOfAll = (error: Error) =>
  /daily email limit/i.test(error.message) || isRefusal(error, "TooManyRequestsException") || isWrongSecret(error);
