import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ListUsersCommand } from "@aws-sdk/client-cognito-identity-provider";
import { listPeople, signInOf } from "@petcare/storage";
import { runs } from "@petcare/storage/testing";
import { afterAll, expect, test } from "vitest";
import { identity } from "../shared/cognito/identity.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";
import { type ClientSignup, clientData, complete, issue, verified } from "../testing/signing-up.ts";

// The table is on disk, because writes to one in memory never overlap.
const tableDir = mkdtempSync(join(tmpdir(), "at-once-"));
afterAll(() => rmSync(tableDir, { recursive: true }));
const app = await startSignedInApp({ tableDir });
let rounds = 0;

/** How often two are tried at once. Which of the two is first is left to chance. */
const times = runs({ sample: 4, whole: 40 });

/** Issues a new code for one use, on a new day. */
async function newCode(): Promise<string> {
  rounds += 1;
  app.clock.now += 86_400_000;
  await issue(app, { code: `CODE${rounds}` });
  return `CODE${rounds}`;
}

/** The data of a person who signs up with a code. Each code and place (0 or 1) has a person of its own. */
async function person(code: string, place: 0 | 1): Promise<ClientSignup> {
  const phone = await verified(app, `516${555 + place}${1000 + rounds}`, `10.0.${rounds}.1`);
  return clientData(phone, { email: `p${place}-${rounds}@test.example`, referral_code: code });
}

/** Every account has one sign-in, and no sign-in is left over. */
async function expectNoneLeftOver() {
  const signIns: string[] = [];
  let PaginationToken: string | undefined;
  do {
    const page = await identity.client.send(new ListUsersCommand({ ...identity.pool, PaginationToken }));
    signIns.push(...(page.Users ?? []).map(({ Username = "" }) => Username));
    ({ PaginationToken } = page);
  } while (PaginationToken);
  const { db } = app.installation;
  const people = [...(await listPeople(db, "team")), ...(await listPeople(db, "clients"))];
  expect(signIns.sort()).toEqual(
    people
      .filter(({ email }) => email)
      .map(signInOf)
      .sort(),
  );
}

test("two people who take one email address at once: one gets it, and the other hears so", async () => {
  for (let time = 1; time <= times; time++) {
    const code = await newCode();
    await issue(app, { code: `X${code}` });
    const first = await person(code, 0);
    const second = { ...(await person(code, 1)), email: first.email, referral_code: `X${code}` };
    const answers = await Promise.all([complete(first), complete(second)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(answers.find(({ ok }) => !ok)?.body).toMatchObject({ message: "Email is already registered" });
  }
  await expectNoneLeftOver();
});
