import { randomBytes } from "node:crypto";
import type {
  AdminInitiateAuthRequest,
  AdminInitiateAuthResponse,
  InitiateAuthRequest,
  InitiateAuthResponse,
} from "@aws-sdk/client-cognito-identity-provider";
import { AwsError } from "../aws-error.ts";
import type { Context } from "./context.ts";
import { afterFailure, isLocked } from "./lockout.ts";
import { clientOf, poolAndClient, poolOf, required } from "./lookup.ts";
import { passwordMatches } from "./passwords.ts";
import { invalidParameter, notAuthorized, userDisabled, wrongPassword } from "./refusals.ts";
import { sessionOf, startSession } from "./sessions.ts";
import type { AppClient, Pool, User } from "./state.ts";
import { issueTokens } from "./tokens.ts";

export const signInOperations = {
  async AdminInitiateAuth(context: Context, request: AdminInitiateAuthRequest): Promise<AdminInitiateAuthResponse> {
    const pool = poolOf(context.state, request.UserPoolId);
    const client = clientOf(pool, request.ClientId);
    requireFlow(client, request.AuthFlow);
    if (request.AuthFlow === "ADMIN_USER_PASSWORD_AUTH") {
      return signIn(context, pool, client, request.AuthParameters ?? {});
    }
    return refresh(context, pool, client, request);
  },

  async InitiateAuth(context: Context, request: InitiateAuthRequest): Promise<InitiateAuthResponse> {
    const { pool, client } = poolAndClient(context.state, request.ClientId);
    requireFlow(client, request.AuthFlow);
    return refresh(context, pool, client, request);
  },
};

function requireFlow(client: AppClient, flow: string | undefined): void {
  const allowed: string[] = client.settings.ExplicitAuthFlows ?? ["ALLOW_REFRESH_TOKEN_AUTH"];
  const name = flow === "REFRESH_TOKEN" ? "REFRESH_TOKEN_AUTH" : flow;
  if (!allowed.includes(`ALLOW_${name}`)) throw invalidParameter("Auth flow not enabled for this client");
}

function refresh(
  context: Context,
  pool: Pool,
  client: AppClient,
  { AuthFlow, AuthParameters }: InitiateAuthRequest,
): InitiateAuthResponse {
  if (!AuthFlow?.startsWith("REFRESH_TOKEN")) throw invalidParameter("Initiate Auth method not supported.");
  const token = required(AuthParameters?.REFRESH_TOKEN, "REFRESH_TOKEN");
  const { session, user } = sessionOf(pool, client, token, context.now());
  return { ChallengeParameters: {}, AuthenticationResult: issueTokens(context, pool, client, user, session) };
}

async function signIn(
  context: Context,
  pool: Pool,
  client: AppClient,
  parameters: Record<string, string>,
): Promise<AdminInitiateAuthResponse> {
  const username = required(parameters.USERNAME, "USERNAME");
  const password = required(parameters.PASSWORD, "PASSWORD");
  const user = pool.users.get(username);
  if (!user) {
    await passwordMatches(password, undefined, context.passwordCost);
    if (client.settings.PreventUserExistenceErrors === "ENABLED") throw wrongPassword();
    throw new AwsError("UserNotFoundException", "User does not exist.");
  }
  return context.inTurn(`${pool.id} ${username}`, async () => {
    await requirePassword(context, pool, user, password);
    return user.status === "FORCE_CHANGE_PASSWORD" ? newPasswordChallenge(user) : signedIn(context, pool, client, user);
  });
}

/** Throws NotAuthorizedException unless the user may sign in with this password now; counts what fails. */
async function requirePassword(context: Context, pool: Pool, user: User, password: string): Promise<void> {
  const now = context.now();
  if (user.failures && isLocked(user.failures, now)) {
    user.failures.lastAttemptAt = now;
    throw notAuthorized("Password attempts exceeded");
  }
  const hash = user.password;
  const matches = await passwordMatches(password, hash, context.passwordCost);
  if (!user.enabled) throw userDisabled();
  const meanwhileGone = pool.users.get(user.username) !== user || user.password !== hash;
  if (!matches || meanwhileGone) {
    user.failures = afterFailure(user.failures, now);
    await context.save();
    throw wrongPassword();
  }
  delete user.failures;
}

async function signedIn(
  context: Context,
  pool: Pool,
  client: AppClient,
  user: User,
): Promise<AdminInitiateAuthResponse> {
  const { session, refreshToken } = startSession(pool, client, user, context.now());
  const tokens = issueTokens(context, pool, client, user, session);
  await context.save();
  return { ChallengeParameters: {}, AuthenticationResult: { ...tokens, RefreshToken: refreshToken } };
}

/** Cognito's answer to a temporary password. Answering it in turn is not among the calls that the stand-in takes. */
const newPasswordChallenge = (user: User): AdminInitiateAuthResponse => ({
  ChallengeName: "NEW_PASSWORD_REQUIRED",
  Session: randomBytes(40).toString("base64url"),
  ChallengeParameters: {
    USER_ID_FOR_SRP: user.username,
    requiredAttributes: "[]",
    userAttributes: JSON.stringify(user.attributes),
  },
});
