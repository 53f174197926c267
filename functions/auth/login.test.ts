import { NotAuthorizedException } from "@aws-sdk/client-cognito-identity-provider";
import { expect, test } from "vitest";
import { identity } from "../shared/cognito/identity.ts";
import { callRaw, expectOk, ok, refusal } from "../testing/call.ts";
import { newPerson, signIn } from "../testing/person.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();

test.each([
  ["owner@test.example", "admin"],
  ["rosa@test.example", "walker"],
  ["ana@test.example", "client"],
])("%s gets a token and the role %s", async (email, role) => {
  const session = await expectOk(signIn(email, "Password-1"));
  expect(session.role).toBe(role);
  expect(await ok({ ...app.owner, token: session.token }, "me")).toMatchObject({ email, role });
});

/** With Cognito's access token its holder could delete the account there, past every check of ours. */
test("the token is one with which Cognito takes no calls", async () => {
  const { token } = await expectOk(signIn("ana@test.example", "Password-1"));
  const claims = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
  expect(claims).toMatchObject({ token_use: "id" });
  expect(claims).not.toHaveProperty("scope");
  expect(claims.exp - claims.auth_time).toBe(16 * 3600);
});

test("a wrong password and an unknown email get the same answer", async () => {
  const refused = { status: 401, body: { message: "Invalid credentials", code: "invalid_credentials" } };
  expect(await signIn("rosa@test.example", "Password-2")).toMatchObject(refused);
  expect(await signIn("stranger@test.example", "Password-1")).toMatchObject(refused);
});

test.each([
  [undefined, "Password-1", "email"],
  ["rosa@test.example", undefined, "password"],
  ["", "Password-1", "email"],
  ["rosa@test.example", "", "password"],
])("email %j with password %j is asked for both", async (email, password, field) => {
  const message = "email and password required";
  const { status, body } = await callRaw(undefined, "login", { body: { email, password } });
  expect({ status, body }).toEqual({
    status: 400,
    body: { code: "invalid_input", message, fields: { [field]: message } },
  });
});

// Each test has a person of its own, because Cognito's lockout goes by the machine's clock, not by the handlers'.
let strangers = 0;

test.each(["known", "unknown"])(
  "after five wrong passwords for a %s address no more is tried, and the answer says how many minutes are left",
  async (kind) => {
    app.clock.now += 3_600_000;
    const email = kind === "known" ? (await newPerson(app)).email : `stranger${++strangers}@test.example`;
    for (let attempt = 1; attempt <= 5; attempt++) {
      expect(await refusal(signIn(email, "Wrong-1"))).toBe("401 Invalid credentials");
    }
    const locked = (minutes: string, seconds: number) => ({
      status: 429,
      headers: { "retry-after": String(seconds) },
      body: { message: `Too many attempts. Try again in about ${minutes}.`, code: "too_many_attempts" },
    });
    expect(await signIn(email, "Password-1")).toMatchObject(locked("15 minutes", 900));
    app.clock.now += 500_000;
    expect(await signIn(email, "Wrong-1")).toMatchObject(locked("7 minutes", 400));
    app.clock.now += 399_000;
    expect(await signIn(email, "Wrong-1")).toMatchObject(locked("1 minute", 1));
  },
);

test("a lock of Cognito is answered as one, and neither it nor a failure of Cognito counts as an attempt", async () => {
  app.clock.now += 3_600_000;
  const fail = (error: Error) => {
    identity.client.middlewareStack.add(
      () => () => {
        throw error;
      },
      { step: "initialize", name: "failing" },
    );
  };
  fail(new NotAuthorizedException({ message: "Password attempts exceeded", $metadata: {} }));
  for (let attempt = 1; attempt <= 6; attempt++) {
    expect(await signIn("ana@test.example", "Password-1")).toMatchObject({
      status: 429,
      headers: { "retry-after": "900" },
      body: { message: "Too many attempts. Try again in about 15 minutes." },
    });
  }
  identity.client.middlewareStack.remove("failing");
  fail(new Error("Cognito is away"));
  for (let attempt = 1; attempt <= 6; attempt++) {
    expect(await signIn("ana@test.example", "Password-1")).toMatchObject({
      status: 500,
      body: { message: "Something went wrong. Please try again.", code: "unexpected" },
    });
  }
  identity.client.middlewareStack.remove("failing");
  expect(await signIn("ana@test.example", "Password-1")).toMatchObject({ status: 200 });
});

test("only who knows the password hears that an account is deactivated, and signs in at once when it is active again", async () => {
  const { id, version } = app.ana.user;
  const params = { id };
  const body = { version, visits: { do: "keep" as const } };
  const off = await ok(app.owner, "deactivatePerson", { params, body });
  for (let time = 0; time < 3; time++) {
    expect(await refusal(signIn("ana@test.example", "Wrong-1"))).toBe("401 Invalid credentials");
    expect(await signIn("ana@test.example", "Password-1")).toMatchObject({
      status: 403,
      body: { message: "Account deactivated", code: "sign_in_deactivated" },
    });
  }
  await ok(app.owner, "reactivatePerson", { params, body: { version: off.version ?? 0 } });
  expect(await signIn("ana@test.example", "Password-1")).toMatchObject({ status: 200 });
});
