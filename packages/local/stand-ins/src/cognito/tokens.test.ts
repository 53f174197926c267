import { CognitoJwtVerifier } from "aws-jwt-verify/cognito-verifier";
import { JwtExpiredError, JwtInvalidSignatureError } from "aws-jwt-verify/error";
import { SimpleJwksCache } from "aws-jwt-verify/jwk";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { ensurePool } from "../ensure-pool.ts";
import type { Cognito } from "./start-cognito.ts";
import { testPool } from "./testing/pool-settings.ts";
import { anotherEndpoint, openTestPool, startTestCognito, type TestPool } from "./testing/test-pool.ts";

describe("an access token, as aws-jwt-verify sees it", () => {
  let pool: TestPool;
  let username: string;
  let token: string;
  let idToken: string;
  beforeAll(async () => {
    pool = await openTestPool();
    ({ username } = await pool.newUser());
    const { AccessToken = "", IdToken = "" } = await pool.signIn(username);
    token = AccessToken;
    idToken = IdToken;
  });
  afterAll(() => pool.close());
  afterEach(() => vi.useRealTimers());

  const verifier = (userPoolId = pool.userPoolId, clientId = pool.clientId) => {
    const fetchKeys = async (uri: string) => (await fetch(new URL(new URL(uri).pathname, pool.endpoint))).arrayBuffer();
    const jwksCache = new SimpleJwksCache({ fetcher: { fetch: fetchKeys } });
    return CognitoJwtVerifier.create({ userPoolId, clientId, tokenUse: "access" }, { jwksCache });
  };

  it("is good, and carries the claims that Cognito gives", async () => {
    const claims = await verifier().verify(token);
    expect(claims).toMatchObject({
      token_use: "access",
      client_id: pool.clientId,
      username,
      scope: "aws.cognito.signin.user.admin",
      iss: `https://cognito-idp.us-east-1.amazonaws.com/${pool.userPoolId}`,
      sub: expect.any(String),
      jti: expect.any(String),
      origin_jti: expect.any(String),
    });
    expect(claims.auth_time).toBe(claims.iat);
  });

  it("lasts as long as the app client says", { tags: "tokens" }, async () => {
    const { exp, iat } = await verifier().verify(token);
    expect(exp - iat).toBe(16 * 3600);
  });

  it("names the event that it was made in", { tags: "tokens" }, async () => {
    expect((await verifier().verify(token)).event_id).toEqual(expect.any(String));
  });

  it("with any part changed in one character is refused", async () => {
    const end = token.lastIndexOf(".");
    for (const at of [token.indexOf(".") + 20, end - 5, end + 1, end + 100, token.length - 2]) {
      const other = token[at] === "A" ? "B" : "A";
      const forged = token.slice(0, at) + other + token.slice(at + 1);
      await expect(verifier().verify(forged)).rejects.toThrow();
    }
    const inSignature = `${token.slice(0, end + 1)}${token[end + 1] === "A" ? "B" : "A"}${token.slice(end + 2)}`;
    await expect(verifier().verify(inSignature)).rejects.toBeInstanceOf(JwtInvalidSignatureError);
  });

  it("written with other spare bits at its end is let through, which whoever verifies has to refuse", async () => {
    const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    const rewritten = token.slice(0, -1) + alphabet[alphabet.indexOf(token.slice(-1)) + 1];
    expect(await verifier().verify(rewritten)).toHaveProperty("username", username);
    const canonical = (jwt: string) =>
      jwt.endsWith(`.${Buffer.from(jwt.split(".")[2] ?? "", "base64url").toString("base64url")}`);
    expect([canonical(token), canonical(rewritten)]).toEqual([true, false]);
  });

  it("is refused from the second on in which it expires", async () => {
    const checked = verifier();
    const { exp } = await checked.verify(token);
    vi.useFakeTimers({ toFake: ["Date"], now: exp * 1000 - 1000 });
    await expect(checked.verify(token)).resolves.toHaveProperty("username", username);
    vi.setSystemTime(exp * 1000 + 1000);
    await expect(checked.verify(token)).rejects.toBeInstanceOf(JwtExpiredError);
  });

  it("of another pool or app client is refused, and so is an id token", async () => {
    await expect(verifier("us-east-1_000000000").verify(token)).rejects.toThrow("issuer not configured");
    await expect(verifier(pool.userPoolId, "0".repeat(26)).verify(token)).rejects.toThrow(/Client ID/);
    await expect(verifier().verify(idToken)).rejects.toThrow(/Token use/);
  });

  it.skipIf(anotherEndpoint)("of another pool of the same stand-in, so with the same key, is refused", async () => {
    const other = await ensurePool(pool.client, { ...testPool, name: "another" });
    await expect(verifier(other.userPoolId, other.clientId).verify(token)).rejects.toThrow("issuer not configured");
  });

  it.skipIf(anotherEndpoint)("of another installation is refused", async () => {
    const elsewhere: Cognito = await startTestCognito();
    const their = await openTestPool(elsewhere);
    const { AccessToken = "" } = await their.signIn((await their.newUser()).username);
    const [, payload] = token.split(".");
    const [header, , signature] = AccessToken.split(".");
    await expect(verifier().verify(AccessToken)).rejects.toThrow();
    await expect(verifier().verify([header, payload, signature].join("."))).rejects.toThrow();
    await their.close();
    await elsewhere.close();
  });
});
