import { randomUUID } from "node:crypto";
import { readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  CreateUserPoolClientCommand,
  GetUserCommand,
  InitiateAuthCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Cognito } from "./start-cognito.ts";
import { testPool } from "./testing/pool-settings.ts";
import { anotherEndpoint, openTestPool, startTestCognito, type TestPool } from "./testing/test-pool.ts";

const hour = 3_600_000;
const day = 24 * hour;

describe.skipIf(anotherEndpoint)("a session, by the stand-in's own clock", () => {
  const file = join(tmpdir(), `${randomUUID()}.json`);
  let now = Date.UTC(2026, 10, 20, 12);
  let cognito: Cognito;
  let pool: TestPool;
  let tokens: Awaited<ReturnType<TestPool["signIn"]>>;
  let username: string;
  beforeAll(async () => {
    cognito = await startTestCognito({ now: () => now, file });
    pool = await openTestPool(cognito);
    ({ username } = await pool.newUser());
  });
  beforeEach(async () => {
    tokens = await pool.signIn(username);
  });
  afterAll(async () => {
    await pool.close();
    await cognito.close();
    await rm(file);
  });

  const whoAmI = (AccessToken: string | undefined) => pool.client.send(new GetUserCommand({ AccessToken }));
  const refresh = async (ClientId = pool.clientId) => {
    const AuthParameters = { REFRESH_TOKEN: tokens.RefreshToken ?? "" };
    const request = new InitiateAuthCommand({ ClientId, AuthFlow: "REFRESH_TOKEN_AUTH", AuthParameters });
    return (await pool.client.send(request)).AuthenticationResult;
  };

  it("has an access token for 16 hours, and another for refreshing it", async () => {
    now += 16 * hour - 1;
    await whoAmI(tokens.AccessToken);
    now += 1;
    await expect(whoAmI(tokens.AccessToken)).rejects.toMatchObject({ message: "Access Token has expired" });
    await whoAmI((await refresh())?.AccessToken);
  });

  it("can be refreshed for 30 days after the sign-in", async () => {
    now += 30 * day - 1;
    expect(await refresh()).toHaveProperty("AccessToken");
    now += 1;
    await expect(refresh()).rejects.toMatchObject({ message: "Refresh Token has expired" });
  });

  it("is forgotten once it has ended", async () => {
    now += 30 * day;
    await pool.signIn(username);
    expect(JSON.parse(await readFile(file, "utf8")).pools[0].sessions).toHaveLength(1);
  });

  it("belongs to the app client that began it", async () => {
    const { UserPoolClient } = await pool.client.send(
      new CreateUserPoolClientCommand({
        UserPoolId: pool.userPoolId,
        ClientName: "another",
        ...testPool.appClient,
      }),
    );
    await expect(refresh(UserPoolClient?.ClientId)).rejects.toMatchObject({ message: "Invalid Refresh Token" });
    expect(await refresh()).toHaveProperty("AccessToken");
  });
});
