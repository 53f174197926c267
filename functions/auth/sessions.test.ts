import { readUser, updateUser } from "@petcare/storage";
import { anAuthor } from "@petcare/storage/testing";
import { beforeEach, expect, test } from "vitest";
import { call, refusal } from "../testing/call.ts";
import { cognitoAttributes, expired, newPerson, signIn } from "../testing/person.ts";
import { realClock, type Signed, startSignedInApp } from "../testing/signed-in-app.ts";

// Tokens are dated by the machine's clock, so the handlers read it too.
const app = await startSignedInApp({ clock: realClock });
let email: string;
let here: Signed;
let there: Signed;

beforeEach(another);
async function another() {
  ({ email, here, there } = await newPerson(app));
}

test("signing out ends this session and no other, for good", async () => {
  expect(await call(here, "logout")).toMatchObject({ status: 200, body: { ok: true } });
  expect(await call(here, "me")).toMatchObject(expired);
  expect(await call(here, "logout")).toMatchObject(expired);
  expect(await call(there, "me")).toMatchObject({ status: 200 });
  expect(await signIn(email, "Password-1")).toMatchObject({ status: 200 });
  expect((await readUser(app.installation.db, here.user.id))?.version).toBe(1);
});

test("whoever is deactivated is refused at their next request, in every session", async () => {
  await updateUser(app.installation.db, here.user.id, { active: false }, anAuthor());
  for (const session of [here, there]) {
    expect(await call(session, "me")).toMatchObject({
      status: 401,
      body: { message: "Unauthorized: account deactivated", code: "deactivated" },
    });
  }
  expect(await call(here, "changeEmail", { body: { email: "late@test.example" } })).toMatchObject({ status: 401 });
});

test("whoever deletes their account is refused at the next request, in every session", async () => {
  expect(await call(here, "deleteMe", { body: { password: "Password-1" } })).toMatchObject({
    status: 200,
  });
  for (const session of [here, there]) {
    expect(await call(session, "me")).toMatchObject({
      status: 401,
      body: { message: "Unauthorized: invalid token", code: "invalid_token" },
    });
  }
  expect(await refusal(signIn(email, "Password-1"))).toBe("401 Invalid credentials");
  await expect(cognitoAttributes(here)).rejects.toThrow("User does not exist.");
});
