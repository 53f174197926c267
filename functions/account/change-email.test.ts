import { business } from "@petcare/business";
import { readBrowsers, readSubscription, updateUser } from "@petcare/storage";
import { anAuthor } from "@petcare/storage/testing";
import { afterEach, beforeEach, expect, test } from "vitest";
import { runtime } from "../shared/runtime.ts";
import { call, expectOk, ok, refusal } from "../testing/call.ts";
import { aBrowser, cognitoAttributes, expired, newPerson, signIn } from "../testing/person.ts";
import { realClock, type Signed, startSignedInApp } from "../testing/signed-in-app.ts";

// Tokens are dated by the machine's clock, so the handlers read it too.
const app = await startSignedInApp({ clock: realClock });
let email: string;
let here: Signed;
let there: Signed;

beforeEach(async () => {
  ({ email, here, there } = await newPerson(app));
});

const moveTo = (address: string, password?: string) =>
  call(here, "changeEmail", { body: { email: address, password } });

const realNow = runtime.now;
afterEach(() => {
  runtime.now = realNow;
});
const elevenMinutesLater = () => {
  runtime.now = () => realNow() + 11 * 60_000;
};
const textsTo = (phone: string) => app.installation.messages().filter(({ number }) => number === `+1${phone}`);
const changed = `${business.name}: the email that you sign in with was changed. If you did not change it, call ${business.phone.shown}.`;

test("a session older than ten minutes changes nothing without the current password", async () => {
  elevenMinutesLater();
  const refusedWith = (message: string) => ({
    status: 400,
    body: { message, code: "invalid_input", fields: { password: message } },
  });
  // Nobody learns from an old session who has an account.
  expect(await refusal(moveTo("rosa@test.example"))).toBe("400 Password is required");
  const address = `later-${email}`;
  expect(await moveTo(address)).toMatchObject(refusedWith("Password is required"));
  expect(await moveTo(address, "Wrong-111")).toMatchObject(refusedWith("Password is incorrect."));
  expect(await call(there, "me")).toMatchObject({ status: 200, body: { email } });
  expect(await moveTo(address, "Password-1")).toMatchObject({ status: 200, body: { email: address } });
});

test("another address ends the pushes to all browsers and the calendar address; the same one ends nothing", async () => {
  await ok(there, "tellBrowser", { body: aBrowser });
  await ok(there, "makeSubscription", { body: { key: "k".repeat(43) } });
  expect(await moveTo(email)).toMatchObject({ status: 200 });
  expect(await readSubscription(runtime.db, here.user.id)).toBeDefined();
  expect(await moveTo(`pushes-${email}`)).toMatchObject({ status: 200 });
  expect(await readBrowsers(runtime.db, here.user.id)).toEqual([]);
  expect(await readSubscription(runtime.db, here.user.id)).toBeUndefined();
});

test("the phone that was verified gets a text, once, also where the profile has another one by now", async () => {
  await updateUser(
    app.installation.db,
    here.user.id,
    { phone: "5165550142", verified_phone: "5165550141" },
    anAuthor(),
  );
  const address = `told-${email}`;
  for (const _ of [1, 2]) expect(await moveTo(address)).toMatchObject({ status: 200 });
  expect(textsTo("5165550141").map(({ text }) => text)).toEqual([changed]);
  expect(textsTo("5165550142")).toEqual([]);
  await updateUser(app.installation.db, here.user.id, { verified_phone: undefined }, anAuthor());
  await moveTo(`again-${email}`);
  expect(textsTo("5165550142")).toHaveLength(1);
});

test("a new email counts at once: this session goes on, others end, and codes go there", async () => {
  expect(await moveTo("  Moved1@Test.example")).toMatchObject({ status: 200, body: { email: "moved1@test.example" } });
  expect(await call(here, "me")).toMatchObject({ status: 200, body: { email: "moved1@test.example" } });
  expect(await call(there, "me")).toMatchObject(expired);
  expect(await cognitoAttributes(here)).toMatchObject({ email: "moved1@test.example", email_verified: "true" });
  expect(await signIn(email, "Password-1")).toMatchObject({ status: 401 });
  const { token } = await expectOk(signIn("moved1@test.example", "Password-1"));
  expect(await call({ ...here, token }, "me")).toMatchObject({ status: 200 });
});

test("a taken email is refused, one's own is not, and it may be sent twice at once", async () => {
  const message = "Email is already registered";
  expect(await moveTo("ROSA@test.example")).toMatchObject({
    status: 409,
    body: { message, code: "email_taken", fields: { email: message } },
  });
  expect(await call(there, "me")).toMatchObject({ status: 200 });
  expect(await moveTo(email.toUpperCase())).toMatchObject({ status: 200, body: { email } });
  expect(await call(there, "me")).toMatchObject({ status: 200 });
  const answers = await Promise.all([moveTo("moved2@test.example"), moveTo("moved2@test.example")]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
});
