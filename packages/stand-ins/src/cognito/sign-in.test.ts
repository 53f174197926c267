import {
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminInitiateAuthCommand,
  AdminUserGlobalSignOutCommand,
  GetUserCommand,
  GlobalSignOutCommand,
  InitiateAuthCommand,
  RevokeTokenCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { wording } from "../testing/wording.ts";
import { anotherEndpoint, openTestPool, type TestPool } from "./testing/test-pool.ts";

const wrongPassword = { name: "NotAuthorizedException", message: wording("Incorrect username or password.") };
const disabled = { name: "NotAuthorizedException", message: "User is disabled." };
const refused = { name: "NotAuthorizedException" };

describe("signing in", () => {
  let pool: TestPool;
  beforeAll(async () => {
    pool = await openTestPool();
  });
  afterAll(() => pool.close());

  const ids = () => ({ UserPoolId: pool.userPoolId, ClientId: pool.clientId });
  const keyOf = (Username: string) => ({ UserPoolId: pool.userPoolId, Username });
  const whoIs = (AccessToken: string | undefined) => pool.client.send(new GetUserCommand({ AccessToken }));
  const refresh = (token: string | undefined) =>
    pool.client.send(
      new InitiateAuthCommand({
        ClientId: pool.clientId,
        AuthFlow: "REFRESH_TOKEN_AUTH",
        AuthParameters: { REFRESH_TOKEN: token ?? "" },
      }),
    );

  it("gives tokens that say whose they are", async () => {
    const { username, email } = await pool.newUser();
    const tokens = await pool.signIn(username);
    expect(tokens.TokenType).toBe("Bearer");
    const who = await whoIs(tokens.AccessToken);
    expect(who.Username).toBe(username);
    expect(who.UserAttributes).toContainEqual({ Name: "email", Value: email });
  });

  it("gives tokens that last as long as the app client says", async () => {
    const { username } = await pool.newUser();
    expect((await pool.signIn(username)).ExpiresIn).toBe(16 * 3600);
  });

  it("with a wrong password is refused", async () => {
    const { username } = await pool.newUser();
    await expect(pool.signIn(username, "Wrong-password")).rejects.toMatchObject(wrongPassword);
  });

  it("by an unknown name is refused as with a wrong password", async () => {
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

  it("is refused to a disabled user, whose access tokens end, until enabled again", async () => {
    const { username } = await pool.newUser();
    const before = await pool.signIn(username);
    await pool.client.send(new AdminDisableUserCommand(keyOf(username)));
    await expect(pool.signIn(username)).rejects.toMatchObject(disabled);
    await expect(whoIs(before.AccessToken)).rejects.toMatchObject(refused);
    await pool.client.send(new AdminEnableUserCommand(keyOf(username)));
    expect(await pool.signIn(username)).toHaveProperty("AccessToken");
  });

  it("cannot be refreshed by a disabled user", async () => {
    const { username } = await pool.newUser();
    const { RefreshToken } = await pool.signIn(username);
    await pool.client.send(new AdminDisableUserCommand(keyOf(username)));
    await expect(refresh(RefreshToken)).rejects.toMatchObject(refused);
    if (anotherEndpoint) return; // AWS does not say whether it can be again
    await pool.client.send(new AdminEnableUserCommand(keyOf(username)));
    await expect(refresh(RefreshToken)).rejects.toMatchObject(refused);
  });

  it("can be refreshed, by either call, without a new refresh token", async () => {
    const { username } = await pool.newUser();
    const { RefreshToken = "" } = await pool.signIn(username);
    const byAdmin = new AdminInitiateAuthCommand({
      ...ids(),
      AuthFlow: "REFRESH_TOKEN_AUTH",
      AuthParameters: { REFRESH_TOKEN: RefreshToken },
    });
    for (const answer of [await refresh(RefreshToken), await pool.client.send(byAdmin)]) {
      expect(answer.AuthenticationResult).not.toHaveProperty("RefreshToken", expect.any(String));
      expect((await whoIs(answer.AuthenticationResult?.AccessToken)).Username).toBe(username);
    }
    await expect(refresh("not-a-token")).rejects.toMatchObject(refused);
    await expect(refresh(`${RefreshToken.slice(0, -2)}xx`)).rejects.toMatchObject(refused);
  });

  it("ends everywhere at a global sign-out", async () => {
    const { username } = await pool.newUser();
    for (const signOut of [
      () => pool.client.send(new AdminUserGlobalSignOutCommand(keyOf(username))),
      (AccessToken?: string) => pool.client.send(new GlobalSignOutCommand({ AccessToken })),
    ]) {
      const [one, two] = [await pool.signIn(username), await pool.signIn(username)];
      await signOut(one.AccessToken);
      await expect(whoIs(one.AccessToken)).rejects.toMatchObject(refused);
      await expect(whoIs(two.AccessToken)).rejects.toMatchObject(refused);
      await expect(refresh(two.RefreshToken)).rejects.toMatchObject(refused);
    }
  });

  it("ends in one place when its refresh token is revoked", async () => {
    const { username } = await pool.newUser();
    const [here, there] = [await pool.signIn(username), await pool.signIn(username)];
    await pool.client.send(new RevokeTokenCommand({ ClientId: pool.clientId, Token: here.RefreshToken }));
    await expect(refresh(here.RefreshToken)).rejects.toMatchObject(refused);
    await expect(whoIs(here.AccessToken)).rejects.toMatchObject(refused);
    expect((await whoIs(there.AccessToken)).Username).toBe(username);
  });

  it("many times at once with the right password always succeeds", async () => {
    const { username } = await pool.newUser();
    const tokens = await Promise.all(Array.from({ length: 10 }, () => pool.signIn(username)));
    expect(new Set(tokens.map((token) => token.AccessToken)).size).toBe(10);
  });
});
