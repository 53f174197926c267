import { listPending, readReferralCode, signInOf, storeInvite, storeUser, userByEmail } from "@petcare/storage";
import { aClient, anAuthor } from "@petcare/storage/testing";
import { expect, test } from "vitest";
import { handler as nightly } from "../jobs/nightly.ts";
import { atEveryWrite, injectFaults } from "../testing/faults.ts";
import { cognitoUsers, signIn } from "../testing/person.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";
import { type ClientSignup, clientData, complete, issue, verified } from "../testing/signing-up.ts";

const app = await startSignedInApp();
const faults = injectFaults();
let people = 0;

/** So that no limit is near. */
const nextDay = () => {
  app.clock.now += 86_400_000;
};

/** Issues a code for a new account, or invites the person of a record. */
const codes = {
  "a new account": (code: string) => issue(app, { code }),
  "the account of a record": async (code: string) => {
    const record = aClient({ id: `record-of-${code}`, email: undefined, phone: undefined, notes: "Before" });
    await storeUser(app.installation.db, record, anAuthor());
    const makeInvite = () => ({ code, expires_on: "2199-01-01" as const, at: 1 });
    await storeInvite(app.installation.db, record, { replaces: undefined, makeInvite }, anAuthor());
  },
};
const kinds = Object.keys(codes) as (keyof typeof codes)[];

/** The data of a person with a code of their own. */
async function person(kind: keyof typeof codes, changes: Partial<ClientSignup> = {}) {
  people += 1;
  await codes[kind](`CODE${people}`);
  const phone = await verified(app, `516555${1000 + people}`, `10.0.${people}.1`);
  return clientData(phone, { email: `p${people}@test.example`, referral_code: `CODE${people}`, ...changes });
}

/** An email has one sign-in if it has an account, and none otherwise. */
async function expectNoneLeftOver(email: string) {
  const user = await userByEmail(app.installation.db, email);
  expect((await cognitoUsers(email)).map(({ Username }) => Username)).toEqual(user ? [signInOf(user)] : []);
  return user;
}

/** After the next night an account is whole or nothing is left of it, and nothing is pending. */
async function expectWhole(email: string, code: string) {
  app.clock.now += 2 * 3_600_000;
  await nightly();
  const user = await expectNoneLeftOver(email);
  expect(await readReferralCode(app.installation.db, code)).toMatchObject({ uses: user ? 1 : 0 });
  expect(await listPending(app.installation.db, "signups", Number.POSITIVE_INFINITY)).toEqual([]);
  return user;
}

test.each(kinds)("%s, killed at any write and sent again, is made once", async (kind) => {
  let last = "";
  await atEveryWrite(async (kill) => {
    nextDay();
    const data = await person(kind);
    const { status } = await faults.during(kill, () => complete(data));
    expect((await complete(data)).status).toBe(201);
    await expectNoneLeftOver(data.email);
    expect(await expectWhole(data.email, data.referral_code)).toMatchObject({ name: "Nora Lind" });
    last = data.email;
    return status === 201;
  });
  expect(await signIn(last, "Password-9")).toMatchObject({ status: 200 });
});

test.each(kinds)("%s, killed at any write and never sent again, is whole or leaves nothing", async (kind) => {
  await atEveryWrite(async (kill) => {
    nextDay();
    const data = await person(kind);
    const { status } = await faults.during(kill, () => complete(data));
    await expectWhole(data.email, data.referral_code);
    return status === 201;
  });
});
