import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import { CognitoJwtVerifier } from "aws-jwt-verify/cognito-verifier";
import { JwtBaseError, JwtExpiredError } from "aws-jwt-verify/error";
import { SimpleJwksCache } from "aws-jwt-verify/jwk";
import { once } from "../once.ts";
import { environment } from "../runtime.ts";
import { AppError } from "./app-error.ts";

const verifier = once(() => {
  const made = CognitoJwtVerifier.create(
    { userPoolId: environment("USER_POOL_ID"), clientId: environment("USER_POOL_CLIENT_ID"), tokenUse: "id" },
    { jwksCache: new SimpleJwksCache({ fetcher: { fetch: fetchKeys } }) },
  );
  // The pool's keys, as the deployment read them. A token of another one has them fetched.
  const known = process.env.USER_POOL_KEYS;
  if (known) made.cacheJwks(JSON.parse(known));
  return made;
});

/** The pool's keys are served where its API is. The SDK's endpoint variable moves both. */
async function fetchKeys(uri: string): Promise<ArrayBuffer> {
  const endpoint = process.env.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER ?? process.env.AWS_ENDPOINT_URL;
  const url = endpoint ? new URL(new URL(uri).pathname, endpoint) : new URL(uri);
  // A failure throws a plain error. The library's own would count as a bad token, so an outage would sign everybody out.
  const response = await get(url);
  if (response.statusCode !== 200) throw new Error(`The pool's keys answered ${response.statusCode}`);
  const chunks = await Array.fromAsync(response as AsyncIterable<Uint8Array>);
  return new Uint8Array(Buffer.concat(chunks)).buffer;
}

/** It does without fetch, whose first use in a process takes 24 ms longer. */
function get(url: URL): Promise<IncomingMessage> {
  const { get } = url.protocol === "http:" ? http : https;
  return new Promise((resolve, reject) => {
    const request = get(url, { timeout: 3000 }, resolve).on("error", reject);
    request.on("timeout", () => request.destroy(new Error("The pool's keys did not answer in time")));
  });
}

/** The last character of an RS256 signature has four unused bits. Only the form in which they are 0 is accepted. */
function isCanonical(token: string): boolean {
  const signature = token.slice(token.lastIndexOf(".") + 1);
  return Buffer.from(signature, "base64url").toString("base64url") === signature;
}

/** The user and the session of a bearer token. Instants are in epoch seconds, as in the token. */
interface TokenHolder {
  /** The holder's in Cognito. */
  username: string;
  /** Cognito's origin_jti. All tokens of one sign-in share it. */
  sessionId: string;
  signedInAt: number;
  expiresAt: number;
}

/**
 * Reads an Authorization header.
 * @throws AppError missing_token, invalid_token, expired_token
 */
export async function readToken(authorization: string | undefined): Promise<TokenHolder> {
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
