import { AdminInitiateAuthCommand } from "@aws-sdk/client-cognito-identity-provider";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { wording } from "../testing/wording.ts";
import { openTestPool, type TestPool } from "./testing/test-pool.ts";

const wrongPassword = { name: "NotAuthorizedException", message: wording("Incorrect username or password.") };

describe("signing in", () => {
  let pool: TestPool;
  beforeAll(async () => {
    pool = await openTestPool();
  });
  afterAll(() => pool.close());

  const ids = () => ({ UserPoolId: pool.userPoolId, ClientId: pool.clientId });

  it("gives tokens that last as long as the app client says", { tags: "tokens" }, async () => {
    const { username } = await pool.newUser();
    expect((await pool.signIn(username)).ExpiresIn).toBe(16 * 3600);
  });

  it("with a wrong password is refused", async () => {
    const { username } = await pool.newUser();
    await expect(pool.signIn(username, "Wrong-password")).rejects.toMatchObject(wrongPassword);
  });

  it("by an unknown name is refused as with a wrong password", { tags: "refusals" }, async () => {
    await expect(pool.signIn("nobody-at-all")).rejects.toMatchObject(wrongPassword);
  });

  it("by a flow that the app client does not allow is refused", async () => {
    const { username } = await pool.newUser();
    const other = new AdminInitiateAuthCommand({
      ...ids(),
      AuthFlow: "USER_PASSWORD_AUTH",
      AuthParameters: { USERNAME: username, PASSWORD: "Bellmore-2026" },
    });
    await expect(pool.client.send(other)).rejects.toMatchObject({ name: "InvalidParameterException" });
  });

  it("to an app client that is not the pool's is refused", async () => {
    const foreign = new AdminInitiateAuthCommand({
      ...ids(),
      ClientId: "0".repeat(26),
      AuthFlow: "ADMIN_USER_PASSWORD_AUTH",
      AuthParameters: { USERNAME: "x", PASSWORD: "y" },
    });
    await expect(pool.client.send(foreign)).rejects.toMatchObject({ name: "ResourceNotFoundException" });
  });

  it("many times at once with the right password always succeeds", async () => {
    const { username } = await pool.newUser();
    const tokens = await Promise.all(Array.from({ length: 10 }, () => pool.signIn(username)));
    expect(new Set(tokens.map((token) => token.AccessToken)).size).toBe(10);
  });
});
