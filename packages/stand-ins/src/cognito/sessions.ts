import { createHash, randomBytes, randomUUID } from "node:crypto";
import { notAuthorized } from "./refusals.ts";
import type { AppClient, Pool, Session, User } from "./state.ts";
import { lifetime } from "./token-lifetime.ts";

/** Starts a session and gives its refresh token, which is kept only as a hash. */
export function startSession(
  pool: Pool,
  client: AppClient,
  user: User,
  now: number,
): { session: Session; refreshToken: string } {
  forgetExpired(pool, now);
  const originJti = randomUUID();
  const refreshToken = `${originJti}.${randomBytes(32).toString("base64url")}`;
  const session: Session = {
    originJti,
    username: user.username,
    clientId: client.id,
    authenticatedAt: now,
    expiresAt: now + lifetime(client, "RefreshToken"),
    refreshHash: hashOf(refreshToken),
  };
  pool.sessions.set(originJti, session);
  return { session, refreshToken };
}

/** The session and its user behind a refresh token of this client; throws NotAuthorizedException for any other. */
export function sessionOf(
  pool: Pool,
  client: AppClient,
  refreshToken: string,
  now: number,
): { session: Session; user: User } {
  const session = pool.sessions.get(refreshToken.split(".")[0] ?? "");
  if (!session || session.refreshHash !== hashOf(refreshToken) || session.clientId !== client.id) {
    throw notAuthorized("Invalid Refresh Token");
  }
  if (now >= session.expiresAt) throw notAuthorized("Refresh Token has expired");
  const user = pool.users.get(session.username);
  if (!user) throw notAuthorized("Invalid Refresh Token");
  return { session, user };
}

/** Ends every session of the user, as disabling and deleting them must. */
export function endSessions(pool: Pool, user: User): void {
  for (const [id, session] of pool.sessions) {
    if (session.username === user.username) pool.sessions.delete(id);
  }
}

function forgetExpired(pool: Pool, now: number): void {
  for (const [id, session] of pool.sessions) {
    if (now >= session.expiresAt) pool.sessions.delete(id);
  }
}

const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");
