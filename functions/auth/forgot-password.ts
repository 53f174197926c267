import { ForgotPasswordCommand } from "@aws-sdk/client-cognito-identity-provider";
import { forgotPassword } from "@petcare/contract";
import { storeResetRequest } from "@petcare/storage";
import { accountOf } from "../shared/cognito/account-of.ts";
import { knowsDevice } from "../shared/cognito/devices.ts";
import { identity, isRefusal, isWrongSecret } from "../shared/cognito/identity.ts";
import { throttle, uncountAttempt } from "../shared/limits/throttle.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { log } from "../shared/pipeline/log.ts";
import { digest, runtime } from "../shared/runtime.ts";

/** In seconds, as Cognito has it. */
const codeLifetime = 3600;

/** Says what helps: a code was emailed for each request that was within the limit. */
const refusal = "Too many requests. Enter the latest code that was emailed, or try again in about ";

/** The answer is always the same. It must not tell who has an account, or in which state the account is. */
export const handler = endpoint(forgotPassword, async ({ body, sourceIp }) => {
  const { email, device_key: deviceKey } = body;
  await throttle("forgot/address", sourceIp);
  const { user, username } = await accountOf(email);
  // Others who ask for codes do not keep a browser that has signed in before from asking.
  const isKnown = deviceKey !== undefined && (await knowsDevice(user?.id ?? username, deviceKey));
  await (isKnown
    ? throttle("forgot/device", digest([username, deviceKey]), refusal)
    : throttle("forgot/email", email, refusal));
  if (!isKnown) await throttle("forgot/site", "all");
  const expires_at = Math.floor(runtime.now() / 1000) + codeLifetime;
  await storeResetRequest(runtime.db, { email: digest(email), expires_at });
  const isTaken = await sendCode(user?.active === false ? `inactive-${username}` : username);
  // Only codes that were mailed count for the site. Otherwise made-up addresses would use its limit up.
  if (!isKnown && !(isTaken && user?.active)) await uncountAttempt("forgot/site", "all");
  return { ok: true as const };
});

/** Asks Cognito to email a code. Answers false where Cognito refuses this user: an unverified address, too many codes. */
async function sendCode(Username: string): Promise<boolean> {
  try {
    const { ClientId } = identity.app;
    const SecretHash = identity.secretHashOf(Username);
    await identity.impatient.send(new ForgotPasswordCommand({ ClientId, Username, SecretHash }));
    return true;
  } catch (error) {
    // Any other error is an outage for all.
    if (!(error instanceof Error && "$fault" in error && error.$fault === "client") || isFaultOfAll(error)) throw error;
    log("info", { forgotPassword: error.name });
    return false;
  }
}

/**
 * Tells whether Cognito has too many requests from all of us, has sent its emails of the day, or does not know us.
 * The limits for the day and for one user are both LimitExceeded, and only the message tells them apart.
 */
const isFaultOfAll = (error: Error) =>
  /daily email limit/i.test(error.message) || isRefusal(error, "TooManyRequestsException") || isWrongSecret(error);
