import { AdminSetUserPasswordCommand } from "@aws-sdk/client-cognito-identity-provider";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ensurePool } from "../ensure-pool.ts";
import { testPool } from "./testing/pool-settings.ts";
import { openTestPool, type TestPool } from "./testing/test-pool.ts";

describe("the user pool", () => {
  let pool: TestPool;
  beforeAll(async () => {
    pool = await openTestPool();
  });
  afterAll(() => pool.close());

  it("has an id that names its region", () => {
    expect(pool.userPoolId).toMatch(/^us-east-1_[A-Za-z0-9]+$/);
    expect(pool.clientId).toMatch(/^[A-Za-z0-9]+$/);
  });

  it("is found again rather than made twice, with its users", async () => {
    const { username } = await pool.newUser();
    expect(await ensurePool(pool.client, testPool)).toEqual({ userPoolId: pool.userPoolId, clientId: pool.clientId });
    expect(await pool.signIn(username)).toHaveProperty("AccessToken");
  });
});

describe("a user pool that is set up again", () => {
  const before = { ...testPool, name: "petcare-conformance-settings" };
  const after = {
    ...before,
    pool: { ...before.pool, Policies: { PasswordPolicy: { MinimumLength: 6 } } },
    appClient: { ...before.appClient, AccessTokenValidity: 8 },
  };
  let pool: TestPool;
  beforeAll(async () => {
    pool = await openTestPool(undefined, before);
  });
  afterAll(() => pool.close());

  it("has the settings of the last time", { tags: "tokens" }, async () => {
    const { username } = await pool.newUser();
    const user = { UserPoolId: pool.userPoolId, Username: username };
    const setShort = () =>
      pool.client.send(new AdminSetUserPasswordCommand({ ...user, Password: "Short-1", Permanent: true }));
    await expect(setShort()).rejects.toMatchObject({ name: "InvalidPasswordException" });
    await ensurePool(pool.client, after);
    await setShort();
    expect((await pool.signIn(username, "Short-1")).ExpiresIn).toBe(8 * 3600);
  });
});
