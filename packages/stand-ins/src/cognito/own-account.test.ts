import { ChangePasswordCommand, GetUserCommand } from "@aws-sdk/client-cognito-identity-provider";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { wording } from "../testing/wording.ts";
import { goodPassword, openTestPool, type TestPool } from "./testing/test-pool.ts";

describe("changing one's own password", () => {
  let pool: TestPool;
  beforeAll(async () => {
    pool = await openTestPool();
  });
  afterAll(() => pool.close());

  const change = (AccessToken: string | undefined, PreviousPassword: string, ProposedPassword: string) =>
    pool.client.send(new ChangePasswordCommand({ AccessToken, PreviousPassword, ProposedPassword }));

  it("needs the previous one", async () => {
    const { username } = await pool.newUser();
    const { AccessToken } = await pool.signIn(username);
    await expect(change(AccessToken, "Wrong-previous", "Another-2026")).rejects.toMatchObject({
      name: "NotAuthorizedException",
      message: wording("Incorrect username or password."),
    });
    await change(AccessToken, goodPassword, "Another-2026");
    await expect(pool.signIn(username)).rejects.toMatchObject({ name: "NotAuthorizedException" });
    expect(await pool.signIn(username, "Another-2026")).toHaveProperty("AccessToken");
  });

  it("holds to the pool's policy", async () => {
    const { username } = await pool.newUser();
    const { AccessToken } = await pool.signIn(username);
    await expect(change(AccessToken, goodPassword, "nocapitals")).rejects.toMatchObject({
      name: "InvalidPasswordException",
    });
    expect(await pool.signIn(username)).toHaveProperty("AccessToken");
  });

  it("cannot be guessed at without end", async () => {
    const { username } = await pool.newUser();
    const { AccessToken } = await pool.signIn(username);
    const names: string[] = [];
    while (names.length < 21 && names.at(-1) !== "LimitExceededException") {
      const guess = change(AccessToken, `Guess-${names.length}`, "Another-2026");
      names.push(
        await guess.then(
          () => "",
          (error: Error) => error.name,
        ),
      );
    }
    expect(names[0]).toBe("NotAuthorizedException");
    expect(names.at(-1)).toBe("LimitExceededException");
  });

  it("and reading oneself need an access token, not an id token or a changed one", async () => {
    const { username } = await pool.newUser();
    const { AccessToken = "", IdToken } = await pool.signIn(username);
    for (const token of [IdToken, AccessToken.replace(/.{4}$/, "AAAA"), "not a token", "a.b.c"]) {
      await expect(pool.client.send(new GetUserCommand({ AccessToken: token }))).rejects.toMatchObject({
        name: "NotAuthorizedException",
      });
    }
  });
});
