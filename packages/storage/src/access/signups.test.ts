import { beforeEach, expect, test } from "vitest";
import { storeUser } from "../people/store-user.ts";
import { readUser } from "../people/users.ts";
import type { Db } from "../table/client.ts";
import { anAuthor } from "../testing/author.ts";
import { aClient, aWalker } from "../testing/people.ts";
import { aReferralCode } from "../testing/referral-codes.ts";
import { startDatabase } from "../testing/start-database.ts";
import { dump, newTable } from "../testing/test-table.ts";
import { proveWithCode, putPhoneCode } from "./phone-codes.ts";
import { canSpend, readReferralCode, storeReferralCode } from "./referral-codes.ts";
import { abandonSignup, beginSignup, type Signup, storeSignup } from "./signups.ts";

const dynamoDb = await startDatabase({ onDisk: true });

const now = Date.UTC(2026, 10, 20, 13);
const today = "2026-11-20";
let db: Db;
beforeEach(async () => {
  db = await newTable(dynamoDb.endpoint);
});

async function prove(hash: string, phone = "5165550101") {
  const code = { phone, hash: "", salt: hash, guesses_left: 5, sent_at: now, expires_at: now / 1000 + 600 };
  await putPhoneCode(db, code, 0);
  await proveWithCode(db, code, { hash, expiresAt: now / 1000 + 3600 });
}

async function aSignup(name: string, changes: Partial<Signup["user"]> = {}): Promise<Signup> {
  return {
    user: {
      ...aClient({ id: name, email: `${name}@example.com`, created_at: now }),
      role: "client",
      email: `${name}@example.com`,
      phone: "5165550101",
      ...changes,
    },
    attempt: await beginSignup(db, { proof: name, userId: name, now }),
    proof: name,
    proofKeptUntil: now / 1000 + 7200,
    referralCode: "HKPR2345",
    today,
    by: anAuthor({ id: name, way: "signup", at: changes.created_at ?? now }),
  };
}

test.each([
  ["email-taken", () => storeUser(db, aWalker({ email: "ANA@example.com" }), anAuthor())],
  ["referral-refused", () => storeReferralCode(db, aReferralCode({ uses: 1 }), anAuthor())],
  ["proof-refused", () => prove("ana", "5165550199")],
  ["abandoned", async () => abandonSignup(db, { id: "ana#ana", user_id: "ana", at: now })],
] as const)("%s leaves everything as it was", async (outcome, before) => {
  const signup = await aSignup("ana");
  await before();
  await storeReferralCode(db, aReferralCode(), anAuthor());
  if (outcome !== "proof-refused") await prove("ana");
  const stored = await dump(db);
  expect(await storeSignup(db, signup)).toBe(outcome);
  expect(await dump(db)).toEqual(stored);
});

test("a record that was edited since it was read is not claimed", async () => {
  await storeReferralCode(db, aReferralCode(), anAuthor());
  await prove("ana");
  const record = aClient({ id: "record", email: undefined, version: 2 });
  await storeUser(db, record, anAuthor());
  const signup = await aSignup("ana", { id: "record", version: 2 });
  const claims = { ...record, version: 1 };
  expect(await storeSignup(db, { ...signup, claims })).toBe("record-changed");
  expect(await readUser(db, "record")).toEqual(record);
  expect(await storeSignup(db, { ...signup, claims: record, user: { ...signup.user, version: 3 } })).toBe("created");
});

test("a proof makes one account, and none when it is past", async () => {
  await storeReferralCode(db, aReferralCode({ uses_limit: 2 }), anAuthor());
  await prove("ana");
  await prove("late");
  expect(await storeSignup(db, await aSignup("ana"))).toBe("created");
  const again = { ...(await aSignup("again")), proof: "ana" };
  expect(await storeSignup(db, again)).toBe("proof-refused");
  const late = { ...(await aSignup("late")), by: anAuthor({ at: now + 3_600_000 }) };
  expect(await storeSignup(db, late)).toBe("proof-refused");
});

test("an abandoned attempt never becomes a user; one that became a user cannot be abandoned", async () => {
  await storeReferralCode(db, aReferralCode(), anAuthor());
  await prove("ana");
  const signup = await aSignup("ana");
  expect(await storeSignup(db, signup)).toBe("created");
  expect(await abandonSignup(db, signup.attempt)).toBe("gone");
  expect(await readUser(db, "ana")).toBeDefined();
});

test.each([
  [aReferralCode(), true],
  [aReferralCode({ role: "walker" }), false],
  [aReferralCode({ uses: 1 }), false],
  [aReferralCode({ uses: 1, uses_limit: 2 }), true],
  [aReferralCode({ revoked: true }), false],
  [aReferralCode({ expires_on: "2026-11-19" }), false],
  [aReferralCode({ expires_on: today }), true],
])("the code %j can be spent by a client: %s, before and as it is spent", async (referral, spendable) => {
  await storeReferralCode(db, referral, anAuthor());
  await prove("ana");
  const stored = await readReferralCode(db, referral.code);
  expect(stored && canSpend(stored, "client", today)).toBe(spendable);
  expect(await storeSignup(db, await aSignup("ana"))).toBe(spendable ? "created" : "referral-refused");
});

test("a code is not replaced by another one of the same characters", async () => {
  expect(await storeReferralCode(db, aReferralCode({ uses: 1 }), anAuthor())).toBe("created");
  expect(await storeReferralCode(db, aReferralCode(), anAuthor())).toBe("exists");
  expect(await readReferralCode(db, "HKPR2345")).toMatchObject({ uses: 1 });
  expect(await readReferralCode(db, "ABCD2345")).toBeUndefined();
});

test("of ten who spend a code of three uses at the same time, three get in", { tags: "at-once" }, async () => {
  await storeReferralCode(db, aReferralCode({ uses_limit: 3 }), anAuthor());
  const names = Array.from({ length: 10 }, (_, index) => `p${index}`);
  const signups = [];
  for (const name of names) {
    await prove(name);
    signups.push(await aSignup(name));
  }
  const outcomes = await Promise.all(signups.map((signup) => storeSignup(db, signup)));
  expect(outcomes.filter((outcome) => outcome === "created")).toHaveLength(3);
  expect(outcomes.filter((outcome) => outcome === "referral-refused")).toHaveLength(7);
  expect((await readReferralCode(db, "HKPR2345"))?.used_by).toHaveLength(3);
});
