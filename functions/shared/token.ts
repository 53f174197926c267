import { CognitoJwtVerifier } from "aws-jwt-verify/cognito-verifier";
import { JwtBaseError, JwtExpiredError } from "aws-jwt-verify/error";
import { SimpleJwksCache } from "aws-jwt-verify/jwk";
import { AppError } from "./app-error.ts";
import { environment } from "./runtime.ts";

const makeVerifier = () =>
  CognitoJwtVerifier.create(
    { userPoolId: environment("USER_POOL_ID"), clientId: environment("USER_POOL_CLIENT_ID"), tokenUse: "access" },
    { jwksCache: new SimpleJwksCache({ fetcher: { fetch: fetchKeys } }) },
  );
let verifier: ReturnType<typeof makeVerifier> | undefined;

/** The pool's keys are where its API is: the SDK's endpoint variable moves both. */
async function fetchKeys(uri: string): Promise<ArrayBuffer> {
  const endpoint = process.env.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER;
  const response = await fetch(endpoint ? new URL(new URL(uri).pathname, endpoint) : uri, {
    signal: AbortSignal.timeout(3000),
  });
  if (!response.ok) throw new Error(`The pool's keys answered ${response.status}`);
  return response.arrayBuffer();
}

/**
 * Who a bearer token was issued to, and when.
 * @throws AppError missing_token, invalid_token, expired_token
 */
export async function readToken(authorization: string | undefined): Promise<{ userId: string; signedInAt: number }> {
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization ?? "")?.[1];
  if (!token) throw new AppError(/^Bearer \S+$/i.test(authorization ?? "") ? "invalid_token" : "missing_token");
  verifier ??= makeVerifier();
  try {
    const claims = await verifier.verify(token);
    return { userId: claims.username, signedInAt: claims.auth_time };
  } catch (error) {
    if (error instanceof JwtExpiredError) throw new AppError("expired_token");
    if (error instanceof JwtBaseError) throw new AppError("invalid_token");
    throw error;
  }
}
