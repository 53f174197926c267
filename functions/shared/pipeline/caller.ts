import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import type { Role } from "@petcare/contract";
import {
  type Author,
  hasEnded,
  householdOf,
  type OwnId,
  readUser,
  signInOf,
  type User,
  userIdOf,
} from "@petcare/storage";
import { ownId } from "@petcare/storage/own-id";
import { CognitoJwtVerifier } from "aws-jwt-verify/cognito-verifier";
import { JwtBaseError, JwtExpiredError } from "aws-jwt-verify/error";
import { SimpleJwksCache } from "aws-jwt-verify/jwk";
import { environment, once, runtime } from "../runtime.ts";
import { AppError } from "./app-error.ts";

const verifier = once(() => {
  const made = CognitoJwtVerifier.create(
    { userPoolId: environment("USER_POOL_ID"), clientId: environment("USER_POOL_CLIENT_ID"), tokenUse: "id" },
    { jwksCache: new SimpleJwksCache({ fetcher: { fetch: fetchKeys } }) },
  );
  // The pool's keys from deployment. A token signed with another key makes the verifier fetch them.
  const known = process.env.USER_POOL_KEYS;
  if (known) made.cacheJwks(JSON.parse(known));
  return made;
});

/** Fetches the pool's keys. The SDK's endpoint variable moves them along with the API. */
async function fetchKeys(uri: string): Promise<ArrayBuffer> {
  const endpoint = process.env.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER ?? process.env.AWS_ENDPOINT_URL;
  const url = endpoint ? new URL(new URL(uri).pathname, endpoint) : new URL(uri);
  // A failure throws a plain error. The library's own would count as a bad token, so an outage would sign everybody out.
  const response = await get(url);
  if (response.statusCode !== 200) throw new Error(`The pool's keys answered ${response.statusCode}`);
  const chunks = await Array.fromAsync(response as AsyncIterable<Uint8Array>);
  return new Uint8Array(Buffer.concat(chunks)).buffer;
}

/** Sends a GET. It avoids fetch, whose first use in a process takes 24 ms longer. */
function get(url: URL): Promise<IncomingMessage> {
  const { get } = url.protocol === "http:" ? http : https;
  return new Promise((resolve, reject) => {
    const request = get(url, { timeout: 3000 }, resolve).on("error", reject);
    request.on("timeout", () => request.destroy(new Error("The pool's keys did not answer in time")));
  });
}

/** Tells whether the four unused bits in the last character of an RS256 signature are 0. */
function isCanonical(token: string): boolean {
  const signature = token.slice(token.lastIndexOf(".") + 1);
  return Buffer.from(signature, "base64url").toString("base64url") === signature;
}

/** The user and the session of a bearer token. Instants are in epoch seconds, as in the token. */
interface TokenHolder {
  /** The user's name in Cognito. */
  username: string;
  /** Cognito's origin_jti, which all tokens of one sign-in share. */
  sessionId: string;
  signedInAt: number;
  expiresAt: number;
}

/**
 * Reads an Authorization header.
 * @throws AppError missing_token, invalid_token, expired_token
 */
async function readToken(authorization: string | undefined): Promise<TokenHolder> {
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization ?? "")?.[1];
  if (!token) throw new AppError(/^Bearer \S+$/i.test(authorization ?? "") ? "invalid_token" : "missing_token");
  if (!isCanonical(token)) throw new AppError("invalid_token");
  try {
    const { "cognito:username": username, origin_jti, jti, auth_time, exp } = await verifier().verify(token);
    return { username, sessionId: origin_jti ?? jti, signedInAt: auth_time, expiresAt: exp };
  } catch (error) {
    if (error instanceof JwtExpiredError) throw new AppError("expired_token");
    if (error instanceof JwtBaseError) throw new AppError("invalid_token");
    throw error;
  }
}

/** The caller's own record. */
export interface Own extends User {
  id: OwnId;
}

/** The caller of an endpoint that clients may call too. See docs/decisions/034-members-of-a-household.md. */
export interface Caller {
  role: Role;
  /** The signed-in person's record: name, password, browsers, choices. */
  person: Own;
  /** The record that owns visits, requests, invoices and the home: a member's client, or else the person. */
  household: Own;
  /** The token's session. Instants are in epoch seconds. */
  session: { id: string; signedInAt: number; expiresAt: number };
}

/** The caller of an endpoint that no client may call. */
export interface TeamCaller extends Caller {
  id: OwnId;
  user: Own;
}

/** The caller of an endpoint that only the owner may call. */
export interface OwnerCaller extends TeamCaller {
  /** Lets the owner read any person's own things. */
  own<Person extends { id: string }>(person: Person): Person & { id: OwnId };
}

/**
 * Reads the token and then the caller's record, on every request, so that a deactivation, a new role, a new password or the
 * end of a session takes effect at once.
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
  // Two signups may have claimed the same record: only one sign-in became its account's.
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

/** Reads the email address that the caller signs in with. */
export function emailOf({ person: { id, email } }: Caller): string {
  if (!email) throw new Error(`The account ${id} has no email address`);
  return email;
}

/**
 * Makes the author of this request's changes, for the history.
 *
 * @param of.tell whether the client gets a message even about unpublished days
 */
export const authorOf = ({
  caller,
  via,
  tell,
}: {
  caller: { id: string } | { person: { id: string } };
  via: Pick<Author, "way" | "request_id">;
  tell?: boolean | undefined;
}): Author => ({
  id: "person" in caller ? caller.person.id : caller.id,
  ...via,
  at: runtime.now(),
  ...(tell && { tell }),
});
