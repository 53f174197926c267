import { randomUUID } from "node:crypto";
import type { AuthenticationResultType } from "@aws-sdk/client-cognito-identity-provider";
import type { Context } from "./context.ts";
import { notAuthorized } from "./refusals.ts";
import type { AppClient, Pool, Session, User } from "./state.ts";
import { lifetime } from "./token-lifetime.ts";

/** A new access token and id token of a session, with the claims that Cognito gives them. */
export function issueTokens(
  context: Context,
  pool: Pool,
  client: AppClient,
  user: User,
  session: Session,
): AuthenticationResultType {
  const now = context.now();
  const common = {
    sub: user.attributes.sub,
    iss: issuerOf(pool.id),
    origin_jti: session.originJti,
    event_id: randomUUID(),
    auth_time: seconds(session.authenticatedAt),
    iat: seconds(now),
  };
  const access = {
    ...common,
    client_id: client.id,
    token_use: "access",
    scope: "aws.cognito.signin.user.admin",
    exp: seconds(now + lifetime(client, "AccessToken")),
    jti: randomUUID(),
    username: user.username,
  };
  const id = {
    ...common,
    ...profileOf(user),
    "cognito:username": user.username,
    aud: client.id,
    token_use: "id",
    exp: seconds(now + lifetime(client, "IdToken")),
    jti: randomUUID(),
  };
  return {
    AccessToken: context.key.sign(access),
    IdToken: context.key.sign(id),
    ExpiresIn: lifetime(client, "AccessToken") / 1000,
    TokenType: "Bearer",
  };
}

/** The pool, user and session behind an access token that is still good; throws NotAuthorizedException for any other. */
export function openAccessToken(context: Context, token: string): { pool: Pool; user: User; session: Session } {
  const claims = context.key.read(token);
  const pool = [...context.state.pools.values()].find(({ id }) => issuerOf(id) === claims?.iss);
  if (!claims || !pool || claims.token_use !== "access") throw notAuthorized("Invalid Access Token");
  if (context.now() >= Number(claims.exp) * 1000) throw notAuthorized("Access Token has expired");
  const session = pool.sessions.get(String(claims.origin_jti));
  if (!session) throw notAuthorized("Access Token has been revoked");
  const user = pool.users.get(session.username);
  if (!user) throw notAuthorized("Access Token has been revoked");
  return { pool, user, session };
}

const seconds = (instant: number) => Math.floor(instant / 1000);

const issuerOf = (poolId: string) => `https://cognito-idp.${poolId.split("_")[0]}.amazonaws.com/${poolId}`;

/** The attributes as an id token carries them: the flags as booleans. */
const profileOf = (user: User) =>
  Object.fromEntries(
    Object.entries(user.attributes).map(([name, value]) => [
      name,
      name.endsWith("_verified") ? value === "true" : value,
    ]),
  );
