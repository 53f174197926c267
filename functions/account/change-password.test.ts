import { readBrowsers, readSubscription } from "@petcare/storage";
import { beforeEach, expect, test } from "vitest";
import { identity } from "../shared/cognito/identity.ts";
import { runtime } from "../shared/runtime.ts";
import { call, expectOk, fieldsOf, ok, refusal } from "../testing/call.ts";
import { aBrowser, expired, newPerson, signIn } from "../testing/person.ts";
import { realClock, type Signed, startSignedInApp } from "../testing/signed-in-app.ts";

// Tokens are dated by the machine's clock, so the handlers read it too.
const app = await startSignedInApp({ clock: realClock });
let email: string;
let here: Signed;
let there: Signed;

beforeEach(async () => {
  ({ email, here, there } = await newPerson(app));
});

const passwords = (old_password: string, new_password: string, as = here) =>
  call(as, "changePassword", { body: { old_password, new_password } });
const newSession = async (password: string): Promise<Signed> => {
  const { token } = await expectOk(signIn(email, password));
  return { user: here.user, token };
};

test("a new password counts at once: this session goes on, others, pushes and the calendar address end, the old password is wrong", async () => {
  await ok(there, "tellBrowser", { body: aBrowser });
  await ok(there, "makeSubscription", { body: { key: "k".repeat(43) } });
  expect(await passwords("Password-1", "Changed-22")).toMatchObject({ status: 200, body: { ok: true } });
  expect(await call(here, "me")).toMatchObject({ status: 200 });
  expect(await call(there, "me")).toMatchObject(expired);
  expect(await readBrowsers(runtime.db, here.user.id)).toEqual([]);
  expect(await readSubscription(runtime.db, here.user.id)).toBeUndefined();
  expect(await signIn(email, "Password-1")).toMatchObject({ status: 401 });
  const third = await newSession("Changed-22");
  expect(await call(third, "me")).toMatchObject({ status: 200 });

  expect(await passwords("Changed-22", "Changed-33", third)).toMatchObject({ status: 200 });
  expect(await call(here, "me")).toMatchObject(expired);
  expect(await call(third, "me")).toMatchObject({ status: 200 });
});

test("a wrong current password is reported at its field and changes nothing; after five of them there is a wait", async () => {
  const message = "Current password is incorrect.";
  for (let attempt = 1; attempt <= 5; attempt++) {
    expect(await fieldsOf(passwords("Wrong-111", "Changed-22"))).toEqual({ old_password: message });
  }
  expect(await refusal(passwords("Password-1", "Changed-22"))).toBe(
    "429 Too many attempts. Try again in about 15 minutes.",
  );
  expect(await call(there, "me")).toMatchObject({ status: 200 });
});

test.each([
  ["", "Changed-22", "old_password", "Password is required"],
  ["Password-1", "Short-12", "new_password", "Password must be at least 9 characters"],
  ["Password-1", "changed-22", "new_password", "Password must contain at least one uppercase letter"],
  ["Password-1", " Changed-2", "new_password", "Password must not begin or end with a space"],
])("from '%s' to '%s': %s, %s", async (from, to, field, message) => {
  expect(await fieldsOf(passwords(from, to))).toEqual({ [field]: message });
});

test("the same change of password sent again gets the same answer, from this session", async () => {
  expect(await passwords("Password-1", "Changed-22")).toMatchObject({ status: 200 });
  expect(await passwords("Password-1", "Changed-22")).toMatchObject({ status: 200 });
  expect(await passwords("Password-1", "Changed-33")).toMatchObject({ status: 400 });
  const other = await newSession("Changed-22");
  expect(await passwords("Password-1", "Changed-22", other)).toMatchObject({ status: 400 });
});

test("a session that begins with the old password while it is being changed ends too", async () => {
  const { now } = runtime;
  let intruder = here;
  // The request begins some seconds before the other session does.
  runtime.now = () => now() - (intruder === here ? 5000 : 0);
  identity.client.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        if (commandName === "AdminSetUserPasswordCommand") {
          intruder = { user: here.user, token: await app.installation.signIn(email) };
        }
        return next(args);
      },
    { step: "initialize", name: "intruder" },
  );
  expect(await passwords("Password-1", "Changed-22")).toMatchObject({ status: 200 });
  identity.client.middlewareStack.remove("intruder");
  runtime.now = now;
  expect(await call(intruder, "me")).toMatchObject(expired);
  expect(await call(here, "me")).toMatchObject({ status: 200 });
});
