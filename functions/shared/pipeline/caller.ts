import type { Role } from "@petcare/contract";
import { hasEnded, householdOf, type OwnId, readUser, signInOf, type User, userIdOf } from "@petcare/storage";
import { ownId } from "@petcare/storage/own-id";
import { runtime } from "../runtime.ts";
import { AppError } from "./app-error.ts";
import { readToken } from "./token.ts";

/** A record of the caller's own. */
export interface Own extends User {
  id: OwnId;
}

/** The caller of an endpoint that clients may call too. It says of whom each thing is: see docs/decisions/034-members-of-a-household.md. */
export interface Caller {
  role: Role;
  /** The record of whoever signed in, as it is now: their name, password, browsers and choices. */
  person: Own;
  /** The record that visits, requests, invoices and the home stand under: of a member their client, else the person. */
  household: Own;
  /** The session of their token. Instants are in epoch seconds. */
  session: { id: string; signedInAt: number; expiresAt: number };
}

/** The caller of an endpoint that no client may call. */
export interface TeamCaller extends Caller {
  id: OwnId;
  user: Own;
}

/** The caller of an endpoint that nobody but the owner may call. */
export interface OwnerCaller extends TeamCaller {
  /** Anybody's record, for the readers of people's own things: the owner reads them all. */
  own<Person extends { id: string }>(person: Person): Person & { id: OwnId };
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
): Promise<OwnerCaller> {
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
  const person = ownRecord(user);
  const { id, role } = person;
  const own: OwnerCaller["own"] = (of) => {
    if (role !== "admin") throw new AppError("forbidden");
    return ownRecord(of);
  };
  return { id, role, user: person, person, household: ownRecord(household), session, own };
}

const ownRecord = <Person extends { id: string }>(person: Person) => ({ ...person, id: ownId(person.id) });

/** The email address that the caller signs in with. Everybody with an account has one. */
export function emailOf({ person: { id, email } }: Caller): string {
  if (!email) throw new Error(`The account ${id} has no email address`);
  return email;
}
