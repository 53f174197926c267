import { ConfirmForgotPasswordCommand, ForgotPasswordCommand } from "@aws-sdk/client-cognito-identity-provider";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Cognito } from "./start-cognito.ts";
import { anotherEndpoint, openTestPool, startTestCognito, type TestPool } from "./testing/test-pool.ts";

const hour = 3_600_000;
const mismatch = { name: "CodeMismatchException" };
const expired = { name: "ExpiredCodeException" };
const limited = { name: "LimitExceededException" };

describe.skipIf(anotherEndpoint)("a forgotten password, whose codes only the stand-in's outbox shows", () => {
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
  const codeFor = (email: string) =>
    cognito
      .emails()
      .filter(({ to }) => to === email)
      .at(-1)
      ?.text.match(/\d{6}/)?.[0] ?? "";
  const another = (code: string) => code.replace(/^./, (digit) => String((Number(digit) + 1) % 10));

  it("is replaced with an emailed code, once", async () => {
    const { username, email } = await pool.newUser();
    const { CodeDeliveryDetails } = await ask(username);
    expect(CodeDeliveryDetails).toEqual({
      AttributeName: "email",
      DeliveryMedium: "EMAIL",
      Destination: `${email[0]}***@e***`,
    });
    expect(cognito.emails().at(-1)).toMatchObject({ to: email, instant: now });
    await confirm(username, codeFor(email));
    await expect(pool.signIn(username)).rejects.toMatchObject({ name: "NotAuthorizedException" });
    expect(await pool.signIn(username, "Remembered-2026")).toHaveProperty("AccessToken");
    await expect(confirm(username, codeFor(email))).rejects.toMatchObject(expired);
  });

  it("is not replaced with another code, nor by one that the pool would not accept", async () => {
    const { username, email } = await pool.newUser();
    await ask(username);
    await expect(confirm(username, another(codeFor(email)))).rejects.toMatchObject(mismatch);
    await expect(confirm(username, codeFor(email), "nocapitals")).rejects.toMatchObject({
      name: "InvalidPasswordException",
    });
    await confirm(username, codeFor(email));
  });

  it("lifts a lockout", async () => {
    const { username, email } = await pool.newUser();
    await Promise.allSettled(Array.from({ length: 6 }, () => pool.signIn(username, "Wrong-guess")));
    await ask(username);
    await confirm(username, codeFor(email));
    expect(await pool.signIn(username, "Remembered-2026")).toHaveProperty("AccessToken");
  });

  it("has a code that is good for an hour, and only until the next", async () => {
    const { username, email } = await pool.newUser();
    await ask(username);
    const first = codeFor(email);
    now += hour;
    await expect(confirm(username, first)).rejects.toMatchObject(expired);
    await ask(username);
    now += hour - 1;
    await confirm(username, codeFor(email));
  });

  it("can be asked about five times an hour", async () => {
    const { username } = await pool.newUser();
    for (let time = 0; time < 5; time += 1) await ask(username);
    await expect(ask(username)).rejects.toMatchObject(limited);
    now += hour;
    await ask(username);
  });

  it("has a code that can be guessed at five times an hour", async () => {
    const { username, email } = await pool.newUser();
    await ask(username);
    for (let guess = 0; guess < 5; guess += 1) {
      await expect(confirm(username, another(codeFor(email)))).rejects.toMatchObject(mismatch);
    }
    await expect(confirm(username, codeFor(email))).rejects.toMatchObject(limited);
  });

  it("tells nobody who exists", async () => {
    const sent = cognito.emails().length;
    expect((await ask("nobody-at-all")).CodeDeliveryDetails?.DeliveryMedium).toBe("EMAIL");
    await expect(confirm("nobody-at-all", "123456")).rejects.toMatchObject(mismatch);
    expect(cognito.emails()).toHaveLength(sent);
  });
});
