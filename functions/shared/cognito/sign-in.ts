import { AdminInitiateAuthCommand } from "@aws-sdk/client-cognito-identity-provider";
import { AppError, tooSoon } from "../pipeline/app-error.ts";
import { runtime } from "../runtime.ts";
import { identity, isRefusal } from "./identity.ts";

/** In seconds. Cognito locks an account for at most a quarter of an hour, and does not say how much of that is left. */
const maxLock = 15 * 60;

/**
 * Signs in with a username and a password, and returns the ID token.
 * @throws AppError invalid_credentials; too_many_attempts while Cognito has locked the account
 */
export async function signIn(username: string, password: string): Promise<string> {
  try {
    const { AuthenticationResult } = await identity.client.send(
      new AdminInitiateAuthCommand({
        ...identity.app,
        AuthFlow: "ADMIN_USER_PASSWORD_AUTH",
        AuthParameters: { USERNAME: username, PASSWORD: password, SECRET_HASH: identity.secretHashOf(username) },
      }),
    );
    if (AuthenticationResult?.IdToken) return AuthenticationResult.IdToken;
    throw new AppError("invalid_credentials");
  } catch (error) {
    throw asRefusal(error);
  }
}

/**
 * Signs in with a token that is newer than the account's ended sessions.
 * Tokens are dated in whole seconds, so a token from the second in which sessions were ended looks ended, too.
 * In that case this waits for the next second.
 */
export async function startSession(
  { username, sessions_valid_from = 0 }: { username: string; sessions_valid_from?: number | undefined },
  password: string,
): Promise<string> {
  const token = await signIn(username, password);
  const early = sessions_valid_from - signedInAt(token);
  if (early <= 0 || early > 2) return token;
  await runtime.pause(early * 1000);
  return signIn(username, password);
}

/** In epoch seconds. */
const signedInAt = (token: string): number =>
  JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()).auth_time;

/** Maps Cognito's errors, which only their messages tell apart. */
function asRefusal(error: unknown): unknown {
  if (isRefusal(error, "TooManyRequestsException")) return locked();
  if (isRefusal(error, "UserNotFoundException")) return new AppError("invalid_credentials");
  if (!isRefusal(error, "NotAuthorizedException")) return error;
  if (/attempts exceeded/i.test(error.message)) return locked();
  return new AppError("invalid_credentials");
}

const locked = () => tooSoon("too_many_attempts", undefined, maxLock);
