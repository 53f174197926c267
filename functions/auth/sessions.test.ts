import { readUser } from "@petcare/storage";
import { beforeEach, expect, test } from "vitest";
import { call } from "../testing/call.ts";
import { expired, newPerson, signIn } from "../testing/person.ts";
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
