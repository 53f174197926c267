import {
  AdminInitiateAuthCommand,
  ConfirmForgotPasswordCommand,
  ForgotPasswordCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ensurePool } from "../ensure-pool.ts";
import { wording } from "../testing/wording.ts";
import { secretHashOf } from "./secret-hash.ts";
import { testPool } from "./testing/pool-settings.ts";
import { goodPassword, openTestPool, type TestPool } from "./testing/test-pool.ts";

const wrongPassword = { name: "NotAuthorizedException", message: wording("Incorrect username or password.") };

describe("signing in", () => {
  let pool: TestPool;
  let username: string;
  beforeAll(async () => {
    pool = await openTestPool();
    ({ username } = await pool.newUser());
  });
  afterAll(() => pool.close());

  const by = (AuthFlow: "ADMIN_USER_PASSWORD_AUTH" | "USER_PASSWORD_AUTH", ClientId = pool.clientId) => {
    const AuthParameters = { USERNAME: username, PASSWORD: goodPassword };
    const call = new AdminInitiateAuthCommand({ UserPoolId: pool.userPoolId, ClientId, AuthFlow, AuthParameters });
    return pool.client.send(call);
  };

  it("with a wrong password is refused", async () => {
    await expect(pool.signIn(username, "Wrong-password")).rejects.toMatchObject(wrongPassword);
  });

  it("by an unknown name is refused as with a wrong password", { tags: "refusals" }, async () => {
    await expect(pool.signIn("nobody-at-all")).rejects.toMatchObject(wrongPassword);
  });

  it("by another flow or to another app client is refused", async () => {
    await expect(by("USER_PASSWORD_AUTH")).rejects.toMatchObject({ name: "InvalidParameterException" });
    const another = by("ADMIN_USER_PASSWORD_AUTH", "0".repeat(26));
    await expect(another).rejects.toMatchObject({ name: "ResourceNotFoundException" });
  });

  it("many times at once with the right password always succeeds", async () => {
    const tokens = await Promise.all(Array.from({ length: 10 }, () => pool.signIn(username)));
    expect(new Set(tokens.map((token) => token.IdToken)).size).toBe(10);
  });
});

describe("a pool that is set up again", () => {
  const before = { ...testPool, name: "petcare-conformance-settings" };
  const secret = { ...before, appClient: { ...before.appClient, AccessTokenValidity: 8, GenerateSecret: true } };

  it("is found with its users, and has the settings of the last time", { tags: "tokens" }, async () => {
    const pool = await openTestPool(before);
    const { username } = await pool.newUser();
    expect(await ensurePool(pool.client, before)).toEqual({ userPoolId: pool.userPoolId, clientId: pool.clientId });
    const longer = { ...before, appClient: { ...before.appClient, AccessTokenValidity: 8 } };
    await ensurePool(pool.client, longer);
    expect((await pool.signIn(username)).ExpiresIn).toBe(8 * 3600);
    // An app client cannot get a secret later, so another is made.
    const { clientId, clientSecret } = await ensurePool(pool.client, secret);
    expect([clientId === pool.clientId, clientSecret]).toEqual([false, expect.stringMatching(/^[a-z0-9]{40,}$/)]);
    expect(await ensurePool(pool.client, secret)).toMatchObject({ clientId, clientSecret });
    await pool.close();
  });
});

describe("an app client with a secret", () => {
  const settings = {
    ...testPool,
    name: "petcare-conformance-secret",
    appClient: { ...testPool.appClient, GenerateSecret: true },
  };
  let pool: TestPool;
  let username: string;
  beforeAll(async () => {
    pool = await openTestPool(settings);
    ({ username } = await pool.newUser());
  });
  afterAll(() => pool.close());

  it("takes its hash", async () => {
    expect(await pool.signIn(username)).toHaveProperty("IdToken");
    const SecretHash = secretHashOf(username, { id: pool.clientId, secret: pool.clientSecret ?? "" });
    const ask = new ForgotPasswordCommand({ ClientId: pool.clientId, Username: username, SecretHash });
    expect(await pool.client.send(ask)).toHaveProperty("CodeDeliveryDetails");
  });

  it.each([undefined, "another"])(
    "refuses the hash of the secret %s, whichever the call",
    {
      tags: "refusals",
    },
    async (secret) => {
      const { userPoolId: UserPoolId, clientId: ClientId, client } = pool;
      const SecretHash = secret && secretHashOf(username, { id: ClientId, secret });
      const AuthParameters = {
        USERNAME: username,
        PASSWORD: goodPassword,
        ...(SecretHash && { SECRET_HASH: SecretHash }),
      };
      const asked = { ClientId, Username: username, SecretHash };
      const signIn = { UserPoolId, ClientId, AuthFlow: "ADMIN_USER_PASSWORD_AUTH" as const, AuthParameters };
      const confirm = { ...asked, ConfirmationCode: "123456", Password: goodPassword };
      for (const call of [
        () => client.send(new AdminInitiateAuthCommand(signIn)),
        () => client.send(new ForgotPasswordCommand(asked)),
        () => client.send(new ConfirmForgotPasswordCommand(confirm)),
      ]) {
        const message = expect.stringMatching(/secret.?hash/i);
        await expect(call()).rejects.toMatchObject({ name: "NotAuthorizedException", message });
      }
    },
  );
});
