import { ForgotPasswordCommand } from "@aws-sdk/client-cognito-identity-provider";
import { forgotPassword } from "@petcare/contract";
import { accountOf } from "../shared/cognito/account-of.ts";
import { identity, isRefusal } from "../shared/cognito/identity.ts";
import { throttle } from "../shared/limits/throttle.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { log } from "../shared/pipeline/log.ts";

/** The answer is always the same. It must not tell who has an account, or in which state the account is. */
export const handler = endpoint(forgotPassword, async ({ body: { email }, sourceIp }) => {
  await throttle("forgot/address", sourceIp);
  await throttle("forgot/email", email);
  const { user, username } = await accountOf(email);
  try {
    const { ClientId } = identity.app;
    const Username = user?.active === false ? `inactive-${username}` : username;
    await identity.impatient.send(new ForgotPasswordCommand({ ClientId, Username }));
  } catch (error) {
    // Cognito refuses users: unknown ones, unverified addresses, too many codes. Any other error is an outage for all.
    if (!(error instanceof Error && "$fault" in error && error.$fault === "client") || isOverload(error)) throw error;
    log("info", { forgotPassword: error.name });
  }
  return { ok: true as const };
});

/** Cognito refuses because it has too many requests from all of us. Its limit for one user is LimitExceeded. */
const isOverload = (error: Error) => isRefusal(error, "TooManyRequestsException");
