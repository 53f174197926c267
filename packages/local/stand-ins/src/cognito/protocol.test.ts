import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Cognito } from "./start-cognito.ts";
import { anotherEndpoint, startTestCognito } from "./testing/test-pool.ts";

describe.skipIf(anotherEndpoint)("the stand-in's protocol", () => {
  let cognito: Cognito;
  beforeAll(async () => {
    cognito = await startTestCognito();
  });
  afterAll(() => cognito.close());

  const call = (operation: string, body: string) =>
    fetch(cognito.endpoint, {
      method: "POST",
      headers: { "x-amz-target": `AWSCognitoIdentityProviderService.${operation}` },
      body,
    });

  it("names an error in the body and in the header", async () => {
    const answer = await call("ListUsers", '{"UserPoolId":"us-east-1_000000000"}');
    expect(answer.status).toBe(400);
    expect(answer.headers.get("x-amzn-errortype")).toBe("ResourceNotFoundException:");
    expect(await answer.json()).toEqual({
      __type: "ResourceNotFoundException",
      message: "User pool us-east-1_000000000 does not exist.",
    });
  });

  it.each(["SignUp", "constructor", "__proto__", ""])("refuses the call %j, which it does not know", async (name) => {
    expect(await (await call(name, "{}")).json()).toMatchObject({ __type: "UnknownOperationException" });
  });

  it("refuses a body that is no JSON", async () => {
    expect(await (await call("ListUsers", "{")).json()).toMatchObject({ __type: "SerializationException" });
  });

  it("listens on this machine alone and lets no other site read it", async () => {
    expect(cognito.endpoint).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    const answer = await call("ListUserPools", "{}");
    expect(answer.headers.get("access-control-allow-origin")).toBeNull();
  });

  it("publishes keys for its own pools only, and never a private one", async () => {
    const created = await call("CreateUserPool", '{"PoolName":"keys"}');
    const { UserPool } = (await created.json()) as { UserPool: { Id: string } };
    const keys = await fetch(`${cognito.endpoint}/${UserPool.Id}/.well-known/jwks.json`);
    expect(await keys.json()).toEqual({
      keys: [{ kty: "RSA", alg: "RS256", use: "sig", e: "AQAB", kid: expect.any(String), n: expect.any(String) }],
    });
    const missing = await fetch(`${cognito.endpoint}/us-east-1_000000000/.well-known/jwks.json`);
    expect(missing.status).toBe(400);
  });
});
