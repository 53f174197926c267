import { AdminUpdateUserAttributesCommand } from "@aws-sdk/client-cognito-identity-provider";
import { listPending, readBrowsers, readSubscription, updateUser, userByEmail } from "@petcare/storage";
import { anAuthor } from "@petcare/storage/testing";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { finishPending } from "../jobs/finish-pending.ts";
import { identity } from "../shared/cognito/identity.ts";
import { runtime } from "../shared/runtime.ts";
import { type BodyFor, call, expectOk, fieldsOf, ok } from "../testing/call.ts";
import { dieAfter } from "../testing/faults.ts";
import { aBrowser, expired, signIn } from "../testing/person.ts";
import { realClock, startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp({ clock: realClock });
let people = 0;
let email: string;
let calls: string[] = [];

beforeAll(() => {
  identity.impatient.middlewareStack.add(
    (next, { commandName = "" }) =>
      (args) => {
        calls.push(commandName);
        return next(args);
      },
    { step: "finalizeRequest", priority: "low" },
  );
});
beforeEach(async () => {
  people += 1;
  calls = [];
  email = `person${people}@test.example`;
  await app.installation.createAccount({ role: "walker", email });
});

const forgot = (address: string, sourceIp = `10.0.${people}.1`) =>
  call(undefined, "forgotPassword", { body: { email: address }, sourceIp });
const reset = (given: Partial<BodyFor<"resetPassword">> & { code: string }, sourceIp = `10.0.${people}.1`) =>
  call(undefined, "resetPassword", { body: { email, password: "Changed-22", ...given }, sourceIp });
const emailedCode = () =>
  /\d{6}/.exec(app.installation.emails().findLast(({ to }) => to === email)?.text ?? "")?.[0] ?? "no email";
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");
const same = { status: 200, body: { ok: true } };
const invalid = {
  status: 400,
  body: {
    message: "Invalid verification code",
    code: "invalid_input",
    fields: { code: "Invalid verification code" },
  },
};
/** A session with pushes and a calendar address, and what remains of the two. */
async function pushed() {
  const token = await app.installation.signIn(email);
  await ok({ ...app.rosa, token }, "tellBrowser", { body: aBrowser });
  await ok({ ...app.rosa, token }, "makeSubscription", { body: { key: "k".repeat(43) } });
  const user = await userByEmail(app.installation.db, email);
  const { db } = app.installation;
  const readers = async () => [...(await readBrowsers(db, user?.id ?? "")), await readSubscription(db, user?.id ?? "")];
  return { token, readers };
}
const plain = ({ status, body }: { status: number; body: unknown }) => ({ status, body });

test("a code is emailed, the new password counts, and every session, push and calendar address from before is over", async () => {
  const { token, readers } = await pushed();
  expect(await readers()).toMatchObject([{}, {}]);
  expect(plain(await forgot(` ${email.toUpperCase()} `))).toEqual(same);
  expect(await reset({ code: ` ${emailedCode()} ` })).toMatchObject(same);
  expect(await call({ ...app.rosa, token }, "me")).toMatchObject(expired);
  expect(await readers()).toEqual([undefined]);
  expect(await signIn(email, "Password-1")).toMatchObject({ status: 401 });
  const session = await expectOk(signIn(email, "Changed-22"));
  expect(await ok({ ...app.rosa, token: session.token }, "me")).toMatchObject({ email });
});

test("a code is good once, and a wrong one never", async () => {
  await forgot(email);
  const code = emailedCode();
  expect(plain(await reset({ code: wrong(code) }))).toEqual(invalid);
  expect(await reset({ code })).toMatchObject(same);
  expect(plain(await reset({ code }))).toEqual(invalid);
});

test("killed once Cognito has taken the code and not sent again, the nightly job ends what was before", async () => {
  const { token, readers } = await pushed();
  await forgot(email);
  const code = emailedCode();
  const revive = dieAfter("ConfirmForgotPassword");
  expect(await reset({ code })).toMatchObject({ status: 500 });
  revive();
  expect(await call({ ...app.rosa, token }, "me")).toMatchObject({ status: 200 });

  const { now } = runtime;
  runtime.now = () => now() + 2 * 3_600_000;
  await finishPending();
  runtime.now = now;
  expect(await call({ ...app.rosa, token }, "me")).toMatchObject(expired);
  expect(await readers()).toEqual([undefined]);
  expect(await listPending(app.installation.db, "resets", Number.POSITIVE_INFINITY)).toEqual([]);
});

test("neither request tells whether an address has an account, nor in which state it is", async () => {
  const inactive = await app.installation.createAccount({ role: "client", email: `off${people}@test.example` });
  await updateUser(app.installation.db, inactive.id, { active: false }, anAuthor());
  const unverified = await app.installation.createAccount({ role: "client", email: `un${people}@test.example` });
  const UserAttributes = [{ Name: "email_verified", Value: "false" }];
  await identity.client.send(
    new AdminUpdateUserAttributesCommand({ ...identity.pool, Username: unverified.id, UserAttributes }),
  );
  const emails = app.installation.emails().length;
  for (const { email: address = "" } of [{ email: `nobody${people}@test.example` }, inactive, unverified]) {
    expect(plain(await forgot(address))).toEqual(same);
    expect(plain(await reset({ email: address, code: "123456" }))).toEqual(invalid);
  }
  expect(app.installation.emails()).toHaveLength(emails);
  expect(calls).toEqual(Array(3).fill(["ForgotPasswordCommand", "ConfirmForgotPasswordCommand"]).flat());
});

test("Cognito's own limits are not told either, and asked once", async () => {
  vi.stubEnv("LIMITS", JSON.stringify({ "sign-in/account-and-address": { count: 99 } }));
  for (let time = 1; time <= 7; time++) expect(plain(await forgot(email))).toEqual(same);
  expect(app.installation.emails().filter(({ to }) => to === email)).toHaveLength(5);
  for (let time = 1; time <= 7; time++) expect(plain(await reset({ code: wrong(emailedCode()) }))).toEqual(invalid);
  expect(calls).toHaveLength(14);
  vi.unstubAllEnvs();
});

test.each(["known", "unknown"])("whoever asks too often for a code to a %s address hears what helps", async (kind) => {
  const address = kind === "known" ? email : `nobody${people}@test.example`;
  for (let time = 1; time <= 5; time++) expect(await forgot(address)).toMatchObject(same);
  expect(await forgot(address)).toMatchObject({
    status: 429,
    body: {
      message: "Too many requests. Enter the latest code that was emailed, or try again in about 15 minutes.",
      code: "too_many_requests",
    },
  });
});

test.each([
  [{ email: "" }, "Email is required"],
  [{ email: "nobody" }, "Please enter a valid email address"],
  [{ code: " " }, "Please enter the verification code"],
  [{ password: "Short-12" }, "Password must be at least 9 characters"],
])("%j is answered '%s'", async (given, message) => {
  const [field = ""] = Object.keys(given);
  expect(await fieldsOf(reset({ code: "123456", ...given }))).toEqual({ [field]: message });
});
