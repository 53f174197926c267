import { DescribeUserPoolClientCommand, DescribeUserPoolCommand } from "@aws-sdk/client-cognito-identity-provider";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ensurePool } from "./ensure-pool.ts";
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

  it("has the settings of the deployed one", async () => {
    const { UserPool } = await pool.client.send(new DescribeUserPoolCommand({ UserPoolId: pool.userPoolId }));
    expect(UserPool).toMatchObject(testPool.pool);
    expect(UserPool?.CreationDate).toBeInstanceOf(Date);
  });

  it("keeps the settings that it can be given only once", async () => {
    await ensurePool(pool.client, testPool);
    const { UserPool } = await pool.client.send(new DescribeUserPoolCommand({ UserPoolId: pool.userPoolId }));
    expect(UserPool).toMatchObject(testPool.identity);
  });

  it("has an app client with the settings of the deployed one", async () => {
    const { UserPoolClient } = await pool.client.send(
      new DescribeUserPoolClientCommand({ UserPoolId: pool.userPoolId, ClientId: pool.clientId }),
    );
    expect(UserPoolClient).toMatchObject(testPool.appClient);
  });

  it("is found again rather than made twice, its settings and users kept", async () => {
    const { username } = await pool.newUser();
    const { userPoolId, clientId } = await ensurePool(pool.client, testPool);
    expect({ userPoolId, clientId }).toEqual({ userPoolId: pool.userPoolId, clientId: pool.clientId });
    const { UserPool } = await pool.client.send(new DescribeUserPoolCommand({ UserPoolId: userPoolId }));
    expect(UserPool).toMatchObject(testPool.pool);
    expect(await pool.signIn(username)).toHaveProperty("AccessToken");
  });

  it("is refused by name where there is none", async () => {
    const missing = new DescribeUserPoolCommand({ UserPoolId: "us-east-1_000000000" });
    await expect(pool.client.send(missing)).rejects.toMatchObject({ name: "ResourceNotFoundException" });
  });
});
