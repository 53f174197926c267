import { randomUUID } from "node:crypto";
import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminInitiateAuthCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  ListUsersCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { wording } from "../testing/wording.ts";
import { openTestPool, type TestPool } from "./testing/test-pool.ts";

describe("users", () => {
  let pool: TestPool;
  beforeAll(async () => {
    pool = await openTestPool();
  });
  afterAll(() => pool.close());

  const keyOf = (username: string) => ({ UserPoolId: pool.userPoolId, Username: username });
  const attributesOf = async (username: string) => {
    const { UserAttributes = [] } = await pool.client.send(new AdminGetUserCommand(keyOf(username)));
    return Object.fromEntries(UserAttributes.map(({ Name, Value }) => [Name, Value]));
  };

  it("are described with their attributes and state", async () => {
    const { username, email } = await pool.newUser();
    const user = await pool.client.send(new AdminGetUserCommand(keyOf(username)));
    expect(user).toMatchObject({ Username: username, Enabled: true, UserStatus: "CONFIRMED" });
    expect(user.UserCreateDate).toBeInstanceOf(Date);
    expect(await attributesOf(username)).toMatchObject({ email, email_verified: "true", sub: expect.any(String) });
  });

  it("are made once", async () => {
    const { username } = await pool.newUser();
    const again = new AdminCreateUserCommand({ ...keyOf(username), MessageAction: "SUPPRESS" });
    await expect(pool.client.send(again)).rejects.toMatchObject({ name: "UsernameExistsException" });
  });

  it("are made once by many at the same time", async () => {
    const username = randomUUID();
    const create = new AdminCreateUserCommand({
      ...keyOf(username),
      MessageAction: "SUPPRESS",
      TemporaryPassword: "Temporary",
    });
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => pool.client.send(create)));
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await pool.client.send(new AdminDeleteUserCommand(keyOf(username)));
  });

  it("keep the case of their names apart", async () => {
    const { username } = await pool.newUser();
    const shouted = new AdminGetUserCommand(keyOf(username.toUpperCase()));
    await expect(pool.client.send(shouted)).rejects.toMatchObject({ name: "UserNotFoundException" });
  });

  it.each(["__proto__", "constructor"])("may not be mistaken for the word %s", async (username) => {
    await expect(pool.client.send(new AdminGetUserCommand(keyOf(username)))).rejects.toMatchObject({
      name: "UserNotFoundException",
    });
  });

  it("with a temporary password have to choose another", async () => {
    const { username } = await pool.newUser();
    await pool.client.send(
      new AdminSetUserPasswordCommand({ ...keyOf(username), Password: "Temporary", Permanent: false }),
    );
    const answer = await pool.client.send(
      new AdminInitiateAuthCommand({
        UserPoolId: pool.userPoolId,
        ClientId: pool.clientId,
        AuthFlow: "ADMIN_USER_PASSWORD_AUTH",
        AuthParameters: { USERNAME: username, PASSWORD: "Temporary" },
      }),
    );
    expect(answer.ChallengeName).toBe("NEW_PASSWORD_REQUIRED");
    expect(answer.AuthenticationResult).toBeUndefined();
  });

  const update = (username: string, attributes: Record<string, string>) =>
    pool.client.send(
      new AdminUpdateUserAttributesCommand({
        ...keyOf(username),
        UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
      }),
    );

  it("have another email, verified, when one call says so", async () => {
    const { username, email } = await pool.newUser();
    const changed = { email: `new.${email}`, email_verified: "true" };
    await update(username, changed);
    expect(await attributesOf(username)).toMatchObject(changed);
  });

  it("with a changed email are unverified unless the same call says otherwise", { tags: "refusals" }, async () => {
    const { username, email } = await pool.newUser();
    await update(username, { email: `new.${email}` });
    expect(await attributesOf(username)).toMatchObject({ email: `new.${email}`, email_verified: "false" });
  });

  it("have no attributes that the pool does not know", { tags: "refusals" }, async () => {
    const { username } = await pool.newUser();
    await expect(update(username, { shoe_size: "42" })).rejects.toMatchObject({ name: "InvalidParameterException" });
  });

  it("are gone once deleted", async () => {
    const { username } = await pool.newUser();
    await pool.client.send(new AdminDeleteUserCommand(keyOf(username)));
    await expect(pool.client.send(new AdminGetUserCommand(keyOf(username)))).rejects.toMatchObject({
      name: "UserNotFoundException",
    });
    await expect(pool.signIn(username)).rejects.toMatchObject({ message: wording("Incorrect username or password.") });
  });

  it("are found by email and by name", async () => {
    const [wanted] = [await pool.newUser(), await pool.newUser()];
    const find = async (Filter: string) => {
      const { Users = [] } = await pool.client.send(new ListUsersCommand({ UserPoolId: pool.userPoolId, Filter }));
      return Users.map((user) => user.Username);
    };
    expect(await find(`email = "${wanted.email}"`)).toEqual([wanted.username]);
    expect(await find(`username = "${wanted.username}"`)).toEqual([wanted.username]);
    expect(await find(`email ^= "${wanted.username}"`)).toEqual([wanted.username]);
    expect(await find('email = "no-one@example.com"')).toEqual([]);
    await expect(find("email is somebody")).rejects.toMatchObject({ name: "InvalidParameterException" });
  });

  it("are listed in pages", async () => {
    const made = [await pool.newUser(), await pool.newUser(), await pool.newUser()].map(({ username }) => username);
    const seen: (string | undefined)[] = [];
    let PaginationToken: string | undefined;
    do {
      const page = await pool.client.send(
        new ListUsersCommand({ UserPoolId: pool.userPoolId, Limit: 2, PaginationToken }),
      );
      expect(page.Users?.length).toBeLessThanOrEqual(2);
      seen.push(...(page.Users ?? []).map((user) => user.Username));
      PaginationToken = page.PaginationToken;
    } while (PaginationToken);
    expect(seen).toEqual(expect.arrayContaining(made));
    expect(new Set(seen).size).toBe(seen.length);
  });
});

describe("a password", () => {
  let pool: TestPool;
  let username: string;
  beforeAll(async () => {
    pool = await openTestPool();
    ({ username } = await pool.newUser());
  });
  afterAll(() => pool.close());

  const set = (Password: string) =>
    pool.client.send(
      new AdminSetUserPasswordCommand({ UserPoolId: pool.userPoolId, Username: username, Password, Permanent: true }),
    );

  it.each([
    ["Seven77", "Password not long enough"],
    ["nocapitals", "Password must have uppercase characters"],
    ["étésÉTÉétés".replace("T", "t"), "Password must have uppercase characters"],
  ])("%s is refused: %s", async (password, message) => {
    await expect(set(password)).rejects.toMatchObject({
      name: "InvalidPasswordException",
      message: wording(message),
    });
  });

  it.each([
    ["beginning with a space", " Leading8"],
    ["ending with a space", "Trailing8 "],
    ["of more than 256 characters", `L${"o".repeat(256)}ng`],
  ])("%s is refused as a parameter", { tags: "refusals" }, async (_what, password) => {
    await expect(set(password)).rejects.toMatchObject({ name: "InvalidParameterException" });
  });

  it.each(["Eight888", "NOLOWERCASE", "Two words, 2 spaces", "Ümläute-Straße"])("%s signs in", async (password) => {
    await set(password);
    expect(await pool.signIn(username, password)).toHaveProperty("AccessToken");
  });
});
