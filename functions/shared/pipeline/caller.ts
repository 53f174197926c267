import type { Role } from "@petcare/contract";
import { hasEnded, householdOf, readUser, signInOf, type User, userIdOf } from "@petcare/storage";
import { runtime } from "../runtime.ts";
import { AppError } from "./app-error.ts";
import { readToken } from "./token.ts";

/** The caller of an endpoint that clients may call too. It says of whom each thing is: see docs/decisions/034-members-of-a-household.md. */
export interface Caller {
  role: Role;
  /** The record of whoever signed in, as it is now: their name, password, browsers and choices. */
  person: User;
  /** The record that visits, requests, invoices and the home stand under: of a member their client, else the person. */
  household: User;
  /** The session of their token. Instants are in epoch seconds. */
  session: { id: string; signedInAt: number; expiresAt: number };
}

/** The caller of an endpoint that no client may call. */
export interface TeamCaller extends Caller {
  id: string;
  user: User;
}

/**
 * Reads the token and then the caller's record, on every request.
 * So a deactivation, a new role, a new password or the end of a session counts at once.
 *
 * @param options.admitsDeleted also admits people who have deleted their account, so that they can finish the deletion
 * @throws AppError with one of the 401 texts that end a session (docs/product/auth.md#sessions)
 */
export async function authenticate(
  authorization: string | undefined,
  { admitsDeleted = false }: { admitsDeleted?: boolean } = {},
): Promise<TeamCaller> {
  const { username, sessionId, signedInAt, expiresAt } = await readToken(authorization);
  const user = await readUser(runtime.db, userIdOf(username));
  // Others have tried to claim the same record, and have a sign-in that never became the account's.
  if (!user || signInOf(user) !== username) throw new AppError("invalid_token");
  const isDeleted = user.deleted_at !== undefined;
  if (isDeleted && !admitsDeleted) throw new AppError("invalid_token");
  if (!user.active && !isDeleted) throw new AppError("deactivated");
  const household = isDeleted ? user : await householdOf(runtime.db, user);
  if (!household) throw new AppError("invalid_token");
  if (!household.active && !isDeleted) throw new AppError("deactivated");
  const isOld = signedInAt < (user.sessions_valid_from ?? 0) && sessionId !== user.kept_session;
  if (isOld || hasEnded(user, sessionId)) throw new AppError("expired_token");
  const session = { id: sessionId, signedInAt, expiresAt };
  return { id: user.id, role: user.role, user, person: user, household, session };
}

/** The email address that the caller signs in with. Everybody with an account has one. */
export function emailOf({ person: { id, email } }: Caller): string {
  if (!email) throw new Error(`The account ${id} has no email address`);
  return email;
}
