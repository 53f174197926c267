import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ListUsersCommand } from "@aws-sdk/client-cognito-identity-provider";
import { getReferralCode, listPeople } from "@petcare/storage";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { handler as login } from "../auth/login.ts";
import { identity } from "../shared/cognito/identity.ts";
import { type Scene, startScene } from "../testing/scene.ts";
import { clientData, complete, issue, post, verified } from "../testing/signing-up.ts";

// On disk: in memory, writes never overlap.
const tableDir = mkdtempSync(join(tmpdir(), "at-once-"));
let scene: Scene;
let rounds = 0;

beforeAll(async () => {
  scene = await startScene({ tableDir });
});
beforeEach(() => {
  scene.clock.now += 2 * 86_400_000;
});
afterAll(async () => {
  await scene.world.close();
  rmSync(tableDir, { recursive: true });
});

/** The signup data of so many people, each verified, all with one code of one use. */
async function round(count: number) {
  rounds += 1;
  scene.clock.now += 86_400_000;
  const code = `CODE${rounds}`;
  await issue(scene, { code });
  const people = Array.from({ length: count }, (_, index) => ({
    phone: `516${555 + index}${1000 + rounds}`,
    email: `p${index}-${rounds}@test.example`,
  }));
  const data = await Promise.all(
    people.map(async ({ phone, email }) =>
      clientData({ email, referral_code: code, ...(await verified(scene, phone, `10.0.${rounds}.1`)) }),
    ),
  );
  return { code, data };
}

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
  const lists = await Promise.all([listPeople(scene.world.db, "team"), listPeople(scene.world.db, "clients")]);
  return lists
    .flat()
    .map(({ id }) => id)
    .sort();
};

test("of two people who complete at once with one single-use code, one gets an account, 100 times of 100", async () => {
  const before = (await accounts()).length;
  for (let time = 1; time <= 100; time++) {
    const { code, data } = await round(2);
    const answers = await Promise.all(data.map((person) => complete(person, `10.1.${time}.1`)));
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
    expect(await getReferralCode(scene.world.db, code)).toMatchObject({ uses: 1, used_by: [{}] });
  }
  expect(await accounts()).toHaveLength(before + 100);
  expect(await cognitoUsers()).toEqual(await accounts());
}, 60_000);

test("one request that is sent three times at once makes one account, and all get in", async () => {
  for (let time = 1; time <= 20; time++) {
    const { data } = await round(1);
    const [person = clientData()] = data;
    const answers = await Promise.all([1, 2, 3].map(() => complete(person)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await post(login, person)).toMatchObject({ status: 200 });
  }
  expect(await cognitoUsers()).toEqual(await accounts());
}, 60_000);

test("two people who take one email address at once: one gets it, and the other hears so", async () => {
  for (let time = 1; time <= 20; time++) {
    const { code, data } = await round(2);
    await issue(scene, { code: `X${code}` });
    const [first = clientData(), second = clientData()] = data;
    const same = { ...second, email: first.email, referral_code: `X${code}` };
    const answers = await Promise.all([complete(first), complete(same)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.message).toBe("Email is already registered");
  }
  expect(await cognitoUsers()).toEqual(await accounts());
}, 60_000);

test("one proof that is used for two accounts at once makes one", async () => {
  for (let time = 1; time <= 20; time++) {
    const { code, data } = await round(1);
    await issue(scene, { code: `Y${code}` });
    const [person = clientData()] = data;
    const other = { ...person, email: `z${rounds}@test.example`, referral_code: `Y${code}` };
    const answers = await Promise.all([complete(person), complete(other)]);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = answers.find(({ status }) => status !== 201);
    expect(["Please verify your phone number", "This signup was sent twice. Please try again."]).toContain(
      refused?.body.message,
    );
  }
  expect(await cognitoUsers()).toEqual(await accounts());
}, 60_000);
