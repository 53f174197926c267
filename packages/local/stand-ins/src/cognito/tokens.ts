import { randomBytes, randomUUID } from "node:crypto";
import type { AuthenticationResultType, TimeUnitsType } from "@aws-sdk/client-cognito-identity-provider";
import type { Context } from "./context.ts";
import type { AppClient, Pool, User } from "./state.ts";

/**
 * The access token and the id token of a new sign-in, with the claims that Cognito gives them.
 * The refresh token is for nobody: the stand-in has no call that takes one.
 */
export function issueTokens(context: Context, pool: Pool, client: AppClient, user: User): AuthenticationResultType {
  const now = context.now();
  const common = {
    sub: user.attributes.sub,
    iss: issuerOf(pool.id),
    origin_jti: randomUUID(),
    event_id: randomUUID(),
    auth_time: seconds(now),
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
    RefreshToken: randomBytes(128).toString("base64url"),
    ExpiresIn: lifetime(client, "AccessToken") / 1000,
    TokenType: "Bearer",
  };
}

const unitLength: Record<TimeUnitsType, number> = {
  seconds: 1000,
  minutes: 60_000,
  hours: 3_600_000,
  days: 86_400_000,
};

/** How long the client's tokens of this kind are valid, in milliseconds. Cognito's default is an hour. */
function lifetime({ settings }: AppClient, kind: "AccessToken" | "IdToken"): number {
  return (settings[`${kind}Validity`] ?? 1) * unitLength[settings.TokenValidityUnits?.[kind] ?? "hours"];
}

const seconds = (instant: number) => Math.floor(instant / 1000);

const issuerOf = (poolId: string) => `https://cognito-idp.${poolId.split("_")[0]}.amazonaws.com/${poolId}`;

/** The attributes as an id token holds them: flags are booleans. */
const profileOf = (user: User) =>
  Object.fromEntries(
    Object.entries(user.attributes).map(([name, value]) => [
      name,
      name.endsWith("_verified") ? value === "true" : value,
    ]),
  );
