import {
  AdminInitiateAuthCommand,
  ConfirmForgotPasswordCommand,
  ForgotPasswordCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ensurePool } from "../ensure-pool.ts";
import { secretHashOf } from "./secret-hash.ts";
import { testPool } from "./testing/pool-settings.ts";
import { anotherEndpoint, goodPassword, openTestPool, type TestPool } from "./testing/test-pool.ts";

const withSecret = { ...testPool, name: "petcare-conformance-secret" };
const settings = { ...withSecret, appClient: { ...testPool.appClient, GenerateSecret: true } };

it("a secret's hash is the one of Cognito's documents: HMAC-SHA256 of the name and the client's id, in Base64", () => {
  expect(secretHashOf("walker-1", { id: "client-1", secret: "word" })).toBe(
    "YH3UZXQdoqgAGR1IAvMn97Sro5q+GTgUiML6ikoSUEc=",
  );
});

describe("an app client with a secret", () => {
  let pool: TestPool;
  let username: string;
  let right: string;
  beforeAll(async () => {
    pool = await openTestPool(undefined, settings);
    ({ username } = await pool.newUser());
    right = secretHashOf(username, { id: pool.clientId, secret: pool.clientSecret ?? "" });
  });
  afterAll(() => pool.close());

  const refusals: [string, (() => string) | undefined][] = [
    ["no hash", undefined],
    [
      "the hash of another name",
      () => secretHashOf("somebody", { id: pool.clientId, secret: pool.clientSecret ?? "" }),
    ],
    ["the hash of another secret", () => secretHashOf(username, { id: pool.clientId, secret: "another" })],
  ];

  it("keeps it when it is set up again", { tags: "tokens" }, async () => {
    expect(pool.clientSecret).toMatch(/^[a-z0-9]{40,}$/);
    const { userPoolId, clientId, clientSecret } = pool;
    expect(await ensurePool(pool.client, settings)).toEqual({ userPoolId, clientId, clientSecret });
  });

  it("takes its hash", async () => {
    expect(await pool.signIn(username)).toHaveProperty("AccessToken");
    const ask = new ForgotPasswordCommand({ ClientId: pool.clientId, Username: username, SecretHash: right });
    expect(await pool.client.send(ask)).toHaveProperty("CodeDeliveryDetails");
  });

  it.each(refusals)("refuses %s, whichever the call", { tags: "refusals" }, async (_, hash) => {
    const { userPoolId: UserPoolId, clientId: ClientId, client } = pool;
    const SecretHash = hash?.();
    const AuthParameters = {
      USERNAME: username,
      PASSWORD: goodPassword,
      ...(SecretHash && { SECRET_HASH: SecretHash }),
    };
    const AuthFlow = "ADMIN_USER_PASSWORD_AUTH";
    const asked = { ClientId, Username: username, SecretHash };
    const refused = { name: "NotAuthorizedException", message: expect.stringMatching(/secret.?hash/i) };
    await expect(
      client.send(new AdminInitiateAuthCommand({ UserPoolId, ClientId, AuthFlow, AuthParameters })),
    ).rejects.toMatchObject(refused);
    await expect(client.send(new ForgotPasswordCommand(asked))).rejects.toMatchObject(refused);
    const confirm = new ConfirmForgotPasswordCommand({ ...asked, ConfirmationCode: "123456", Password: goodPassword });
    await expect(client.send(confirm)).rejects.toMatchObject(refused);
  });
});

it.skipIf(anotherEndpoint)(
  "a pool whose app client has no secret gets another client that has one, and keeps its users",
  async () => {
    const pool = await openTestPool(undefined, withSecret);
    const { username } = await pool.newUser();
    const { clientId, clientSecret } = await ensurePool(pool.client, settings);
    expect(clientId).not.toBe(pool.clientId);
    const again = await ensurePool(pool.client, settings);
    expect(again).toMatchObject({ clientId, clientSecret });
    expect(await pool.signIn(username)).toHaveProperty("AccessToken");
    await pool.close();
  },
);
