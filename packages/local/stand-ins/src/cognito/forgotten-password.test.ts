import { ConfirmForgotPasswordCommand, ForgotPasswordCommand } from "@aws-sdk/client-cognito-identity-provider";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Cognito } from "./start-cognito.ts";
import { anotherEndpoint, openTestPool, startTestCognito, type TestPool } from "./testing/test-pool.ts";

const hour = 3_600_000;
const mismatch = { name: "CodeMismatchException" };
const expired = { name: "ExpiredCodeException" };
const limited = { name: "LimitExceededException" };
const exceeded = { name: "NotAuthorizedException", message: "Password attempts exceeded" };
const wrong = { name: "NotAuthorizedException", message: "Incorrect username or password." };

describe.skipIf(anotherEndpoint)("by the stand-in's own clock and outbox", () => {
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

  const ask = (Username: string) => pool.client.send(new ForgotPasswordCommand({ ClientId: pool.clientId, Username }));
  const confirm = (Username: string, ConfirmationCode: string, Password = "Remembered-2026") =>
    pool.client.send(
      new ConfirmForgotPasswordCommand({ ClientId: pool.clientId, Username, ConfirmationCode, Password }),
    );
  const codeFor = (email: string) => {
    const sent = cognito.emails().findLast(({ to }) => to === email);
    return sent?.text.match(/\d{6}/)?.[0] ?? "";
  };
  const another = (code: string) => code.replace(/^./, (digit) => String((Number(digit) + 1) % 10));
  const guess = (username: string) => pool.signIn(username, "Wrong-guess");

  it("a forgotten password is replaced with an emailed code, once, and the lockout is lifted", async () => {
    const { username, email } = await pool.newUser();
    await Promise.allSettled(Array.from({ length: 6 }, () => guess(username)));
    const Destination = `${email[0]}***@e***`;
    expect((await ask(username)).CodeDeliveryDetails).toMatchObject({ DeliveryMedium: "EMAIL", Destination });
    await expect(confirm(username, another(codeFor(email)))).rejects.toMatchObject(mismatch);
    const unfit = confirm(username, codeFor(email), "nocapitals");
    await expect(unfit).rejects.toMatchObject({ name: "InvalidPasswordException" });
    await confirm(username, codeFor(email));
    expect(await pool.signIn(username, "Remembered-2026")).toHaveProperty("IdToken");
    await expect(pool.signIn(username)).rejects.toMatchObject(wrong);
    await expect(confirm(username, codeFor(email))).rejects.toMatchObject(expired);
  });

  it("its code is good for an hour", async () => {
    const { username, email } = await pool.newUser();
    await ask(username);
    now += hour;
    await expect(confirm(username, codeFor(email))).rejects.toMatchObject(expired);
    await ask(username);
    now += hour - 1;
    await confirm(username, codeFor(email));
  });

  it("it can be asked about, and its code guessed at, five times an hour", async () => {
    const { username, email } = await pool.newUser();
    for (let time = 0; time < 5; time += 1) await ask(username);
    await expect(ask(username)).rejects.toMatchObject(limited);
    for (let time = 0; time < 5; time += 1) {
      await expect(confirm(username, another(codeFor(email)))).rejects.toMatchObject(mismatch);
    }
    await expect(confirm(username, codeFor(email))).rejects.toMatchObject(limited);
    now += hour;
    await ask(username);
  });

  it("it tells nobody who exists", async () => {
    const sent = cognito.emails().length;
    expect((await ask("nobody-at-all")).CodeDeliveryDetails?.DeliveryMedium).toBe("EMAIL");
    await expect(confirm("nobody-at-all", "123456")).rejects.toMatchObject(mismatch);
    expect(cognito.emails()).toHaveLength(sent);
  });

  it("five failures lock a user for a second, each further one for twice as long, up to 15 minutes", async () => {
    const { username } = await pool.newUser();
    for (let failure = 0; failure < 4; failure += 1) await expect(guess(username)).rejects.toMatchObject(wrong);
    for (const seconds of [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]) {
      await expect(guess(username)).rejects.toMatchObject(wrong);
      // An attempt in this time keeps the count of failures.
      now += seconds * 1000 - 1;
      await expect(pool.signIn(username)).rejects.toMatchObject(exceeded);
      now += 1;
    }
    expect(await pool.signIn(username)).toHaveProperty("IdToken");
    await expect(guess(username)).rejects.toMatchObject(wrong);
    expect(await pool.signIn(username)).toHaveProperty("IdToken");
  });

  it("lets five of many simultaneous guesses through, and keeps other users out of it", async () => {
    const [one, other] = [await pool.newUser(), await pool.newUser()];
    const outcomes = await Promise.allSettled(Array.from({ length: 30 }, () => guess(one.username)));
    const messages = outcomes.map((outcome) => outcome.status === "rejected" && outcome.reason.message);
    expect(messages.filter((message) => message === wrong.message)).toHaveLength(5);
    expect(messages.filter((message) => message === exceeded.message)).toHaveLength(25);
    expect(await pool.signIn(other.username)).toHaveProperty("IdToken");
  });
});
