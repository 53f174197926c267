import { randomUUID } from "node:crypto";
import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { wording } from "../testing/wording.ts";
import { openTestPool, type TestPool } from "./testing/test-pool.ts";

let pool: TestPool;
beforeAll(async () => {
  pool = await openTestPool();
});
afterAll(() => pool.close());
const keyOf = (username: string) => ({ UserPoolId: pool.userPoolId, Username: username });
const notFound = { name: "UserNotFoundException" };

describe("users", () => {
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

  it("are made once, also by many at the same time, and have no password until one is set", async () => {
    const username = randomUUID();
    const create = new AdminCreateUserCommand({ ...keyOf(username), MessageAction: "SUPPRESS" });
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => pool.client.send(create)));
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await expect(pool.client.send(create)).rejects.toMatchObject({ name: "UsernameExistsException" });
    const made = await pool.client.send(new AdminGetUserCommand(keyOf(username)));
    expect(made.UserStatus).toBe("FORCE_CHANGE_PASSWORD");
    await pool.client.send(new AdminDeleteUserCommand(keyOf(username)));
  });

  const update = (username: string, attributes: Record<string, string>) => {
    const UserAttributes = Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }));
    return pool.client.send(new AdminUpdateUserAttributesCommand({ ...keyOf(username), UserAttributes }));
  };

  it("have another email, verified, when one call says so", async () => {
    const { username, email } = await pool.newUser();
    const changed = { email: `new.${email}`, email_verified: "true" };
    await update(username, changed);
    expect(await attributesOf(username)).toMatchObject(changed);
  });

  it("are gone once deleted", async () => {
    const { username } = await pool.newUser();
    await pool.client.send(new AdminDeleteUserCommand(keyOf(username)));
    await expect(pool.client.send(new AdminGetUserCommand(keyOf(username)))).rejects.toMatchObject(notFound);
    await expect(pool.signIn(username)).rejects.toMatchObject({ message: wording("Incorrect username or password.") });
  });
});

describe("a password", () => {
  const set = (Username: string, Password: string) =>
    pool.client.send(
      new AdminSetUserPasswordCommand({ UserPoolId: pool.userPoolId, Username, Password, Permanent: true }),
    );

  it.each([
    ["Seven77", "Password not long enough"],
    ["nocapitals", "Password must have uppercase characters"],
  ])("%s is refused: %s", async (password, message) => {
    const { username } = await pool.newUser();
    await expect(set(username, password)).rejects.toMatchObject({
      name: "InvalidPasswordException",
      message: wording(message),
    });
  });

  it.each([" Leading8", "Trailing8 ", `L${"o".repeat(256)}ng`])(
    "%j is refused as a parameter",
    {
      tags: "refusals",
    },
    async (password) => {
      const { username } = await pool.newUser();
      await expect(set(username, password)).rejects.toMatchObject({ name: "InvalidParameterException" });
    },
  );

  it.each(["Eight888", "NOLOWERCASE", "Two words, 2 spaces", "Ümläute-Straße"])("%s signs in", async (password) => {
    const { username } = await pool.newUser();
    await set(username, password);
    expect(await pool.signIn(username, password)).toHaveProperty("IdToken");
  });
});
