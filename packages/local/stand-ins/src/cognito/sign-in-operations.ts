import type { AdminInitiateAuthRequest, AdminInitiateAuthResponse } from "@aws-sdk/client-cognito-identity-provider";
import { AwsError } from "../aws-error.ts";
import type { Context } from "./context.ts";
import { afterFailure, isLocked } from "./lockout.ts";
import { clientOf, poolOf, required } from "./lookup.ts";
import { passwordMatches } from "./passwords.ts";
import { invalidParameter, notAuthorized, wrongPassword } from "./refusals.ts";
import { requireSecretHash } from "./secret-hash.ts";
import type { AppClient, Pool, User } from "./state.ts";
import { issueTokens } from "./tokens.ts";

export const signInOperations = {
  /** Signs in by password, the one flow of the stand-in. */
  async AdminInitiateAuth(context: Context, request: AdminInitiateAuthRequest): Promise<AdminInitiateAuthResponse> {
    const pool = poolOf(context.state, request.UserPoolId);
    const client = clientOf(pool, request.ClientId);
    requirePasswordFlow(client, request.AuthFlow);
    const username = required(request.AuthParameters?.USERNAME, "USERNAME");
    requireSecretHash(client, username, request.AuthParameters?.SECRET_HASH);
    const password = required(request.AuthParameters?.PASSWORD, "PASSWORD");
    const user = pool.users.get(username) ?? (await noUser(context, client, password));
    return context.inTurn(`${pool.id} ${username}`, async () => {
      await requirePassword(context, pool, user, password);
      await context.save();
      return { ChallengeParameters: {}, AuthenticationResult: issueTokens(context, pool, client, user) };
    });
  },
};

function requirePasswordFlow(client: AppClient, flow: string | undefined): void {
  const allowed: string[] = client.settings.ExplicitAuthFlows ?? [];
  if (flow !== "ADMIN_USER_PASSWORD_AUTH" || !allowed.includes(`ALLOW_${flow}`)) {
    throw invalidParameter("Auth flow not enabled for this client");
  }
}

/** Refuses an unknown name, after as much work as for a wrong password. */
async function noUser(context: Context, client: AppClient, password: string): Promise<never> {
  await passwordMatches(password, undefined, context.passwordCost);
  if (client.settings.PreventUserExistenceErrors === "ENABLED") throw wrongPassword();
  throw new AwsError("UserNotFoundException", "User does not exist.");
}

/** Throws NotAuthorizedException unless the user may sign in with this password now. Counts failures. */
async function requirePassword(context: Context, pool: Pool, user: User, password: string): Promise<void> {
  const now = context.now();
  if (user.failures && isLocked(user.failures, now)) {
    user.failures.lastAttemptAt = now;
    throw notAuthorized("Password attempts exceeded");
  }
  const hash = user.password;
  const matches = await passwordMatches(password, hash, context.passwordCost);
  const meanwhileGone = pool.users.get(user.username) !== user || user.password !== hash;
  if (!matches || meanwhileGone) {
    user.failures = afterFailure(user.failures, now);
    await context.save();
    throw wrongPassword();
  }
  delete user.failures;
}
