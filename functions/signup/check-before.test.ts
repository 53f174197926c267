import { beforeAll, beforeEach, expect, test } from "vitest";
import { call, callRaw, fieldsOf, refusal } from "../testing/call.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";
import { issue } from "../testing/signing-up.ts";

const app = await startSignedInApp({ goesOn: true });
beforeAll(async () => {
  await issue(app);
  await issue(app, { code: "PAST2222", expires_on: "2026-11-19" });
  await issue(app, { code: "TODAY222", expires_on: "2026-11-20" });
});
beforeEach(() => {
  app.clock.now += 1000;
});

const available = (email: string) => call(undefined, "emailAvailable", { query: { email } });
const validate = (code: string, role: "walker" | "client") =>
  call(undefined, "validateReferral", { body: { code, role } });

test("an email address can be registered until somebody has it, in any case of letters", async () => {
  expect(await available("new@test.example")).toMatchObject({
    status: 200,
    body: { available: true, message: "Email is available" },
  });
  expect(await available("ROSA@Test.Example ")).toMatchObject({
    status: 200,
    body: { available: false, message: "Email is already registered" },
  });
});

test.each([
  [undefined, "Email is required"],
  ["", "Email is required"],
  ["rosa", "Please enter a valid email address"],
])("the address %j is answered '%s'", async (email, message) => {
  const query: Record<string, string> = email === undefined ? {} : { email };
  expect(await fieldsOf(callRaw(undefined, "emailAvailable", { query }))).toEqual({ email: message });
});

test.each(["a@", "@", "a b@test.example", "a@b@c", "@test.example"])(
  "%j has an @, and is no address",
  async (email) => {
    expect(await available(email)).toMatchObject({
      status: 200,
      body: { available: false, message: "Please enter a valid email address" },
    });
  },
);

test.each<[string, "walker" | "client"]>([
  ["CLIENT22", "client"],
  ["clie\u2011nt\u00a022", "client"],
  ["TODAY222", "client"],
])("the code '%s' is good for a %s, and validating does not spend it", async (code, role) => {
  for (const _ of [1, 2]) {
    expect(await validate(code, role)).toMatchObject({ status: 200, body: { valid: true } });
  }
});

test.each<[string, "walker" | "client"]>([
  ["NONE2222", "client"],
  ["CLIENT22", "walker"],
  ["PAST2222", "client"],
])("the code %s is invalid for a %s", async (code, role) => {
  const message = "Invalid referral code";
  expect(await fieldsOf(validate(code, role))).toEqual({ code: message });
});

test("no code is asked for, and no other role is signed up", async () => {
  const refer = (body: object) => callRaw(undefined, "validateReferral", { body });
  for (const code of [undefined, "", "  ", " - "]) {
    const message = "Referral code is required";
    expect(await refusal(refer({ code, role: "client" }))).toBe(`400 ${message}`);
  }
  expect(await refer({ code: "CLIENT22", role: "admin" })).toMatchObject({ status: 400 });
});
