import { ForgotPasswordCommand } from "@aws-sdk/client-cognito-identity-provider";
import { forgotPassword } from "@petcare/contract";
import { storeResetRequest } from "@petcare/storage";
import { accountOf } from "../shared/cognito/account-of.ts";
import { knowsDevice } from "../shared/cognito/devices.ts";
import { identity, isRefusal, isWrongSecret } from "../shared/cognito/identity.ts";
import { throttle } from "../shared/limits/throttle.ts";
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
  const expires_at = Math.floor(runtime.now() / 1000) + codeLifetime;
  await storeResetRequest(runtime.db, { email: digest(email), expires_at });
  try {
    const { ClientId } = identity.app;
    const Username = user?.active === false ? `inactive-${username}` : username;
    const SecretHash = identity.secretHashOf(Username);
    await identity.impatient.send(new ForgotPasswordCommand({ ClientId, Username, SecretHash }));
  } catch (error) {
    // Cognito refuses users: unknown ones, unverified addresses, too many codes. Any other error is an outage for all.
    if (!(error instanceof Error && "$fault" in error && error.$fault === "client") || isFaultOfAll(error)) throw error;
    log("info", { forgotPassword: error.name });
  }
  return { ok: true as const };
});

/** Cognito has too many requests from all of us, or does not know us. Its limit for one user is LimitExceeded. */
const isFaultOfAll = (error: Error) => isRefusal(error, "TooManyRequestsException") || isWrongSecret(error);
