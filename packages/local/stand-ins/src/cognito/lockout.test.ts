import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { afterFailure, isLocked, type SignInFailures } from "./lockout.ts";
import type { Cognito } from "./start-cognito.ts";
import { anotherEndpoint, openTestPool, startTestCognito, type TestPool } from "./testing/test-pool.ts";

const exceeded = { name: "NotAuthorizedException", message: "Password attempts exceeded" };
const wrong = { name: "NotAuthorizedException", message: "Incorrect username or password." };

describe("the lockout's rule", () => {
  const after = (failures: number, now = 1_000_000) => {
    let state: SignInFailures | undefined;
    for (let failure = 0; failure < failures; failure += 1) state = afterFailure(state, now);
    return state;
  };

  it.each([
    [1, 0],
    [4, 0],
    [5, 1],
    [6, 2],
    [10, 32],
    [14, 512],
    [15, 900],
    [2000, 900],
  ])("locks after %i failures for %i seconds", (failures, seconds) => {
    const state = after(failures);
    expect(state?.lockedUntil).toBe(1_000_000 + seconds * 1000);
    expect(isLocked(state, 1_000_000 + seconds * 1000)).toBe(false);
    if (seconds > 0) expect(isLocked(state, 1_000_000 + seconds * 1000 - 1)).toBe(true);
  });

  it("begins anew after 15 minutes without an attempt", () => {
    const state = after(9);
    expect(afterFailure(state, 1_000_000 + 15 * 60_000 - 1).count).toBe(10);
    expect(afterFailure(state, 1_000_000 + 15 * 60_000).count).toBe(1);
  });
});

describe.skipIf(anotherEndpoint)("the stand-in's lockout, by its own clock", () => {
  let now = Date.UTC(2026, 10, 20, 12);
  let cognito: Cognito;
  let pool: TestPool;
  beforeAll(async () => {
    cognito = await startTestCognito({ now: () => now });
    pool = await openTestPool(cognito);
  });
  afterAll(async () => {
    await pool.close();
    await cognito.close();
  });

  const guess = (username: string) => pool.signIn(username, "Wrong-guess");

  it("refuses even the right password for a second after the fifth failure, then two", async () => {
    const { username } = await pool.newUser();
    for (let failure = 0; failure < 5; failure += 1) await expect(guess(username)).rejects.toMatchObject(wrong);
    await expect(pool.signIn(username)).rejects.toMatchObject(exceeded);
    now += 1000;
    await expect(guess(username)).rejects.toMatchObject(wrong);
    now += 1999;
    await expect(pool.signIn(username)).rejects.toMatchObject(exceeded);
    now += 1;
    expect(await pool.signIn(username)).toHaveProperty("AccessToken");
    await expect(guess(username)).rejects.toMatchObject(wrong);
    expect(await pool.signIn(username)).toHaveProperty("AccessToken");
  });

  it("lets no more than five of many simultaneous guesses through", async () => {
    const { username } = await pool.newUser();
    const outcomes = await Promise.allSettled(Array.from({ length: 30 }, () => guess(username)));
    const messages = outcomes.map((outcome) => outcome.status === "rejected" && outcome.reason.message);
    expect(messages.filter((message) => message === wrong.message)).toHaveLength(5);
    expect(messages.filter((message) => message === exceeded.message)).toHaveLength(25);
  });

  it("keeps the other users out of it", async () => {
    const [one, other] = [await pool.newUser(), await pool.newUser()];
    for (let failure = 0; failure < 5; failure += 1) await expect(guess(one.username)).rejects.toMatchObject(wrong);
    expect(await pool.signIn(other.username)).toHaveProperty("AccessToken");
  });
});
