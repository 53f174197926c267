import { ListUsersCommand } from "@aws-sdk/client-cognito-identity-provider";
import {
  listPending,
  readRecordHistory,
  readReferralCode,
  readUser,
  signInOf,
  storeInvite,
  storeUser,
} from "@petcare/storage";
import { aClient, anAuthor } from "@petcare/storage/testing";
import { beforeAll, expect, test } from "vitest";
import { handler as nightly } from "../jobs/nightly.ts";
import { identity } from "../shared/cognito/identity.ts";
import { atEveryWrite, type Faults, injectFaults } from "../testing/faults.ts";
import { signIn } from "../testing/person.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";
import { clientData, complete, verified } from "../testing/signing-up.ts";
import { silenceLog } from "../testing/silence-log.ts";

const app = await startSignedInApp();
let faults: Faults;
let records = 0;
beforeAll(() => {
  faults = injectFaults();
  silenceLog();
});

/** A record with an invite, and what its person sends to claim it, on a day of its own. */
async function invited() {
  records += 1;
  app.clock.now += 86_400_000;
  const [id, code] = [`record-${records}`, `INVITE${records}`];
  const record = aClient({ id, email: undefined, phone: undefined, notes: "Before", pets: [{ name: "Biscuit" }] });
  await storeUser(app.installation.db, record, anAuthor());
  const makeInvite = () => ({ code, expires_on: "2199-01-01" as const, at: 1 });
  await storeInvite(app.installation.db, record, { replaces: undefined, makeInvite }, anAuthor());
  const phone = await verified(app, `516555${1000 + records}`, `10.0.${records}.1`);
  return { id, data: clientData(phone, { email: `c${records}@test.example`, referral_code: code }) };
}

const signInsOf = async (email: string) =>
  (await identity.client.send(new ListUsersCommand({ ...identity.pool, Filter: `email = "${email}"` }))).Users?.map(
    ({ Username }) => Username,
  );

test("a claim that is killed at any write and sent again makes the record the account, once", async () => {
  await atEveryWrite(async (kill) => {
    const { id, data } = await invited();
    faults.writes = 0;
    faults.kill = kill;
    const { status } = await complete(data);
    faults.kill = undefined;
    const where = `killed ${kill.done ? "after" : "before"} write ${kill.at}`;
    expect((await complete(data)).status, where).toBe(201);

    const user = await readUser(app.installation.db, id);
    if (!user) throw new Error(`${id} is gone`);
    expect(user, where).toMatchObject({ name: "Nora Lind", email: data.email, notes: "Before", version: 3 });
    expect(user.pets.map(({ name }) => name)).toEqual(["Biscuit", "Olive", "Kit"]);
    expect(await readReferralCode(app.installation.db, data.referral_code)).toMatchObject({ uses: 1 });
    const { rows } = await readRecordHistory(app.installation.db, { entity: "person", entity_id: id }, { limit: 9 });
    expect(rows.map(({ version }) => version)).toEqual([3, 2, 1]);
    app.clock.now += 2 * 3_600_000;
    await nightly();
    expect(await signInsOf(data.email), where).toEqual([signInOf(user)]);
    expect(await listPending(app.installation.db, "signups", Number.POSITIVE_INFINITY)).toEqual([]);
    return status === 201;
  });
  expect(await signIn("c1@test.example", "Password-9")).toMatchObject({ status: 200 });
});

test("a claim that is killed at any write and never sent again leaves the record to be claimed, or is the account", async () => {
  await atEveryWrite(async (kill) => {
    const { id, data } = await invited();
    faults.writes = 0;
    faults.kill = kill;
    const { status } = await complete(data);
    faults.kill = undefined;
    app.clock.now += 2 * 3_600_000;
    await nightly();
    const user = await readUser(app.installation.db, id);
    const isAccount = user?.email === data.email;
    expect(await signInsOf(data.email)).toEqual(isAccount ? [user?.sign_in] : []);
    expect(await readReferralCode(app.installation.db, data.referral_code)).toMatchObject({ uses: isAccount ? 1 : 0 });
    return status === 201;
  });
});
