import { CognitoJwtVerifier } from "aws-jwt-verify/cognito-verifier";
import { JwtExpiredError, JwtInvalidSignatureError } from "aws-jwt-verify/error";
import { SimpleJwksCache } from "aws-jwt-verify/jwk";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { openTestPool, type TestPool } from "./testing/test-pool.ts";

describe("an id token, as aws-jwt-verify sees it", () => {
  let pool: TestPool;
  let username: string;
  let email: string;
  let token: string;
  let accessToken: string;
  beforeAll(async () => {
    pool = await openTestPool();
    ({ username, email } = await pool.newUser());
    ({ IdToken: token = "", AccessToken: accessToken = "" } = await pool.signIn(username));
  });
  afterAll(() => pool.close());
  afterEach(() => vi.useRealTimers());

  const verifier = (userPoolId = pool.userPoolId, clientId = pool.clientId) => {
    const fetchKeys = async (uri: string) => (await fetch(new URL(new URL(uri).pathname, pool.endpoint))).arrayBuffer();
    const jwksCache = new SimpleJwksCache({ fetcher: { fetch: fetchKeys } });
    return CognitoJwtVerifier.create({ userPoolId, clientId, tokenUse: "id" }, { jwksCache });
  };

  it("is good, and carries the claims that Cognito gives", async () => {
    const claims = await verifier().verify(token);
    expect(claims).toMatchObject({
      token_use: "id",
      aud: pool.clientId,
      "cognito:username": username,
      email,
      email_verified: true,
      iss: `https://cognito-idp.us-east-1.amazonaws.com/${pool.userPoolId}`,
      sub: expect.any(String),
      jti: expect.any(String),
      origin_jti: expect.any(String),
    });
    expect(claims.auth_time).toBe(claims.iat);
  });

  it("lasts as long as the app client says, and names the event that it was made in", { tags: "tokens" }, async () => {
    const { exp, iat, event_id } = await verifier().verify(token);
    expect([exp - iat, event_id]).toEqual([3600, expect.any(String)]);
  });

  it("with another signature is refused, of another pool or app client, and so is an access token", async () => {
    const end = token.lastIndexOf(".") + 1;
    const forged = token.slice(0, end) + (token[end] === "A" ? "B" : "A") + token.slice(end + 1);
    await expect(verifier().verify(forged)).rejects.toBeInstanceOf(JwtInvalidSignatureError);
    await expect(verifier("us-east-1_000000000").verify(token)).rejects.toThrow("issuer not configured");
    await expect(verifier(pool.userPoolId, "0".repeat(26)).verify(token)).rejects.toThrow(/[Aa]udience/);
    await expect(verifier().verify(accessToken)).rejects.toThrow(/Token use/);
  });

  it("is refused from the second on in which it expires", async () => {
    const checked = verifier();
    const { exp } = await checked.verify(token);
    vi.useFakeTimers({ toFake: ["Date"], now: exp * 1000 - 1000 });
    await expect(checked.verify(token)).resolves.toHaveProperty("email", email);
    vi.setSystemTime(exp * 1000 + 1000);
    await expect(checked.verify(token)).rejects.toBeInstanceOf(JwtExpiredError);
  });
});
