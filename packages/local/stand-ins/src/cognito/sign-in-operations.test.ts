import { beforeEach, describe, expect, it } from "vitest";
import type { Context } from "./context.ts";
import { keyedQueue } from "./keyed-queue.ts";
import { hashPassword } from "./passwords.ts";
import { signInOperations } from "./sign-in-operations.ts";
import { makeSigningKey, openSigningKey } from "./signing-key.ts";
import type { Pool, User } from "./state.ts";

describe("a sign-in during which something happens to the user", () => {
  let context: Context;
  let pool: Pool;
  let user: User;
  beforeEach(async () => {
    const [signingKey, password] = await Promise.all([makeSigningKey(), hashPassword("Bellmore-2026", 1024)]);
    const times = { createdAt: 0, modifiedAt: 0 };
    const [attributes, status] = [{ sub: "1" }, "CONFIRMED" as const];
    user = { username: "walker", attributes, status, password, recent: {}, ...times };
    const settings = { ExplicitAuthFlows: ["ALLOW_ADMIN_USER_PASSWORD_AUTH" as const] };
    pool = {
      id: "us-east-1_abcdefghi",
      name: "pool",
      settings: {},
      clients: new Map([["client", { id: "client", name: "client", settings }]]),
      users: new Map([[user.username, user]]),
    };
    context = {
      state: { signingKey, pools: new Map([[pool.id, pool]]), emails: [] },
      key: openSigningKey(signingKey),
      now: () => 0,
      passwordCost: 1024,
      save: async () => undefined,
      inTurn: keyedQueue(),
    };
  });

  /** Makes the change while the password is being compared, which happens on another thread. */
  function signInWhile(change: () => void) {
    const inTurn: Context["inTurn"] = (_, task) => {
      const running = task();
      change();
      return running;
    };
    return signInOperations.AdminInitiateAuth(
      { ...context, inTurn },
      {
        UserPoolId: pool.id,
        ClientId: "client",
        AuthFlow: "ADMIN_USER_PASSWORD_AUTH",
        AuthParameters: { USERNAME: user.username, PASSWORD: "Bellmore-2026" },
      },
    );
  }

  it("succeeds where that is nothing", async () => {
    expect(await signInWhile(() => undefined)).toMatchObject({
      AuthenticationResult: { AccessToken: expect.any(String), RefreshToken: expect.any(String) },
    });
  });

  it.each([
    ["gets another password", () => Object.assign(user, { password: "another" }), "Incorrect username or password."],
    ["is deleted", () => pool.users.delete(user.username), "Incorrect username or password."],
  ])("is refused where the user %s", async (_, change, message) => {
    await expect(signInWhile(change)).rejects.toMatchObject({ name: "NotAuthorizedException", message });
  });
});
