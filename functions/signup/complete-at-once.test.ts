import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ListUsersCommand } from "@aws-sdk/client-cognito-identity-provider";
import { listPeople, readReferralCode } from "@petcare/storage";
import { runs } from "@petcare/storage/testing";
import { afterAll, beforeEach, expect, test } from "vitest";
import { identity } from "../shared/cognito/identity.ts";
import { signIn } from "../testing/person.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";
import { type ClientSignup, clientData, complete, issue, verified } from "../testing/signing-up.ts";

// The table is on disk, because writes to one in memory never overlap.
const tableDir = mkdtempSync(join(tmpdir(), "at-once-"));
afterAll(() => rmSync(tableDir, { recursive: true }));
const app = await startSignedInApp({ tableDir });
let rounds = 0;

beforeEach(() => {
  app.clock.now += 2 * 86_400_000;
});

/** Issues a new code for one use, on a new day. */
async function newCode(): Promise<string> {
  rounds += 1;
  app.clock.now += 86_400_000;
  const code = `CODE${rounds}`;
  await issue(app, { code });
  return code;
}

/** The data of a person who signs up with a code. Each code and place (0 or 1) has a person of its own. */
async function person(code: string, place: number): Promise<ClientSignup> {
  const phone = await verified(app, `516${555 + place}${1000 + rounds}`, `10.0.${rounds}.1`);
  return clientData(phone, { email: `p${place}-${rounds}@test.example`, referral_code: code });
}
const twoPeople = (code: string) => Promise.all([person(code, 0), person(code, 1)]);

const cognitoUsers = async () => {
  const users = [];
  let PaginationToken: string | undefined;
  do {
    const page = await identity.client.send(new ListUsersCommand({ ...identity.pool, PaginationToken }));
    users.push(...(page.Users ?? []).map(({ Username = "" }) => Username));
    ({ PaginationToken } = page);
  } while (PaginationToken);
  return users.sort();
};
const accounts = async () => {
  const lists = await Promise.all([
    listPeople(app.installation.db, "team"),
    listPeople(app.installation.db, "clients"),
  ]);
  return lists
    .flat()
    .map(({ id }) => id)
    .sort();
};

/** How often two are tried at once. Which of the two is first is left to chance. */
const times = runs({ sample: 12, whole: 40 });

test("of two people who complete at once with one single-use code, one gets an account, each time", async () => {
  const before = (await accounts()).length;
  for (let time = 1; time <= times; time++) {
    const code = await newCode();
    const people = await twoPeople(code);
    const answers = await Promise.all(people.map((data) => complete(data, `10.1.${time}.1`)));
    const [won, lost] = answers.toSorted((a, b) => a.status - b.status);
    expect({ statuses: answers.map(({ status }) => status).sort(), lost: lost?.body }).toEqual({
      statuses: [201, 400],
      lost: {
        message: "Invalid referral code",
        code: "invalid_input",
        fields: { referral_code: "Invalid referral code" },
      },
    });
    expect(won?.body).toEqual({ role: "client", token: expect.any(String) });
    expect(await readReferralCode(app.installation.db, code)).toMatchObject({ uses: 1, used_by: [{}] });
  }
  expect(await accounts()).toHaveLength(before + times);
  expect(await cognitoUsers()).toEqual(await accounts());
});

test("one request that is sent three times at once makes one account, and all get in", async () => {
  for (let time = 1; time <= times / 2; time++) {
    const data = await person(await newCode(), 0);
    const answers = await Promise.all([1, 2, 3].map(() => complete(data)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await signIn(data.email, data.password)).toMatchObject({ status: 200 });
  }
  expect(await cognitoUsers()).toEqual(await accounts());
});

test("one request that is sent ten times at once gets all of them the one account", async () => {
  const data = await person(await newCode(), 0);
  const answers = await Promise.all(Array.from({ length: 10 }, () => complete(data)));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
  expect(await cognitoUsers()).toEqual(await accounts());
});

test("two people who take one email address at once: one gets it, and the other hears so", async () => {
  for (let time = 1; time <= times / 2; time++) {
    const code = await newCode();
    await issue(app, { code: `X${code}` });
    const [first, second] = await twoPeople(code);
    const same = { ...second, email: first.email, referral_code: `X${code}` };
    const answers = await Promise.all([complete(first), complete(same)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(answers.find(({ ok }) => !ok)?.body).toMatchObject({ message: "Email is already registered" });
  }
  expect(await cognitoUsers()).toEqual(await accounts());
});

test("one proof that is used for two accounts at once makes one", async () => {
  for (let time = 1; time <= times / 2; time++) {
    const code = await newCode();
    await issue(app, { code: `Y${code}` });
    const data = await person(code, 0);
    const other = { ...data, email: `z${rounds}@test.example`, referral_code: `Y${code}` };
    const answers = await Promise.all([complete(data), complete(other)]);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.find(({ ok }) => !ok)?.body).toMatchObject({
      message: expect.stringMatching(
        /^(Please verify your phone number|This signup was sent twice\. Please try again\.)$/,
      ),
    });
  }
  expect(await cognitoUsers()).toEqual(await accounts());
});
