import { ForgotPasswordCommand } from "@aws-sdk/client-cognito-identity-provider";
import { forgotPassword } from "@petcare/contract";
import { accountOf } from "../shared/cognito/account-of.ts";
import { identity, isRefusal, isWrongSecret } from "../shared/cognito/identity.ts";
import { budgetsOf, spend } from "../shared/cognito/sign-in-budgets.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { log } from "../shared/pipeline/log.ts";

/** Says what helps: a code was emailed for each request that was within the limit. */
const refusal = {
  code: "too_many_requests",
  words: "Too many requests. Enter the latest code that was emailed, or try again in about ",
} as const;

/** The answer is always the same. It must not tell who has an account, or in which state the account is. */
export const handler = endpoint(forgotPassword, async ({ body: { email }, sourceIp }) => {
  const account = await accountOf(email);
  const { user, username } = account;
  await spend(budgetsOf("code request", account, sourceIp), refusal);
  await sendCode(user?.active === false ? `inactive-${username}` : username);
  return { ok: true as const };
});

/** Asks Cognito to email a code. Where Cognito refuses this user, as for an unverified address or too many codes, nothing is sent. */
async function sendCode(Username: string): Promise<void> {
  try {
    const { ClientId } = identity.app;
    const SecretHash = identity.secretHashOf(Username);
    await identity.impatient.send(new ForgotPasswordCommand({ ClientId, Username, SecretHash }));
  } catch (error) {
    // Any other error is an outage for all.
    if (!(error instanceof Error && "$fault" in error && error.$fault === "client") || isFaultOfAll(error)) throw error;
    log("info", { forgotPassword: error.name });
  }
}

/**
 * Tells whether Cognito has too many requests from all of us, has sent its emails of the day, or does not know us.
 * The limits for the day and for one user are both LimitExceeded, and only the message tells them apart.
 */
const isFaultOfAll = (error: Error) =>
  /daily email limit/i.test(error.message) || isRefusal(error, "TooManyRequestsException") || isWrongSecret(error);
