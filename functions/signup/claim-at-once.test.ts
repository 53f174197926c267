import { setImmediate } from "node:timers/promises";
import { ListUsersCommand } from "@aws-sdk/client-cognito-identity-provider";
import { changeClient, mergeClients } from "@petcare/contract";
import {
  proveWithCode,
  putPhoneCode,
  readRecordHistory,
  readUser,
  signInOf,
  signupAttempts,
  storeInvite,
  storeUser,
} from "@petcare/storage";
import { aClient, anAuthor, sampleOf } from "@petcare/storage/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { identity } from "../shared/cognito/identity.ts";
import { digest } from "../shared/runtime.ts";
import { call } from "../testing/call.ts";
import { interceptCalls } from "../testing/calls.ts";
import { signIn } from "../testing/person.ts";
import { friday, startSignedInApp } from "../testing/signed-in-app.ts";
import { clientData, complete } from "../testing/signing-up.ts";
import { newPhoneCode } from "./one-time-code.ts";

const app = await startSignedInApp();
let records = 0;

/** A record with an invite, on a day of its own. */
async function invitedRecord(): Promise<{ id: string; code: string }> {
  records += 1;
  app.clock.now = friday + records * 86_400_000;
  const { db } = app.installation;
  const record = aClient({ id: `record-${records}`, email: undefined, phone: undefined, notes: "Before" });
  await storeUser(db, record, anAuthor());
  const code = `INVITE${records}`;
  await storeInvite(
    db,
    record,
    { replaces: undefined, makeInvite: () => ({ code, expires_on: "2199-01-01", at: 1 }) },
    anAuthor(),
  );
  return { id: record.id, code };
}

/** Somebody with the link who has verified their phone; 0 and 1 are two of them. */
async function holder(code: string, place: 0 | 1) {
  const { db } = app.installation;
  const phone = `51${6 + place}555${String(records).padStart(4, "0")}`;
  const { stored } = newPhoneCode(phone);
  await putPhoneCode(db, stored, 0);
  const phone_proof = `proof-${phone}`;
  await proveWithCode(db, stored, { hash: digest(phone_proof), expiresAt: Math.floor(app.clock.now / 1000) + 3600 });
  const data = clientData(
    { phone_verified: true, phone_raw: phone, phone_display: phone, phone_proof },
    { email: `holder${place}-${records}@test.example`, referral_code: code },
  );
  return { data, sourceIp: `10.${place}.${records}.1` };
}

/** Runs acts at the same time, their calls to AWS one by one in an order that the seed gives. */
async function interleave<Answer>(seed: number, acts: readonly (() => Promise<Answer>)[]): Promise<Answer[]> {
  const order = fc.sample(fc.nat(999), { seed, numRuns: 100 }).values();
  const waiting: (() => Promise<unknown>)[] = [];
  const stop = interceptCalls(
    (_call, send) => new Promise((resolve, reject) => waiting.push(() => send().then(resolve, reject))),
  );
  let left = acts.length;
  const all = Promise.all(acts.map((act) => act().finally(() => left--)));
  all.catch(() => {});
  while (left > 0) {
    await setImmediate();
    const next = waiting.splice((order.next().value ?? 0) % Math.max(1, waiting.length), 1)[0];
    await next?.();
  }
  stop();
  return all;
}

/** A usual run tries every fifth of a hundred. */
const seeds = sampleOf(
  Array.from({ length: 100 }, (_, index) => index + 1),
  5,
);

/** The record is the account of one email, whose sign-in is the only one that is left of all tries. */
async function expectOneAccount(id: string, emails: string[]) {
  const user = await readUser(app.installation.db, id);
  if (!user) throw new Error(`${id} is gone`);
  const found = await Promise.all(
    emails.map((email) =>
      identity.client.send(new ListUsersCommand({ ...identity.pool, Filter: `email = "${email}"` })),
    ),
  );
  const signIns = found.flatMap(({ Users = [] }) => Users.map(({ Username }) => Username));
  expect(signIns).toEqual([signInOf(user)]);
  expect(emails).toContain(user.email);
  // Signing in takes as long as all the rest, so it is tried now and then.
  if (records % 20 === 0) expect(await signIn(user.email ?? "", "Password-9")).toMatchObject({ status: 200 });
  const { rows } = await readRecordHistory(app.installation.db, { entity: "person", entity_id: id }, { limit: 20 });
  expect(rows.map(({ version }) => version)).toEqual(
    Array.from({ length: user.version }, (_, at) => user.version - at),
  );
  return user;
}

test(`of two who claim one record at once, one gets it and the other hears that the code is not good, ${seeds.length} times`, async () => {
  for (const seed of seeds) {
    const { id, code } = await invitedRecord();
    const people = [await holder(code, 0), await holder(code, 1)];
    const answers = await interleave(
      seed,
      people.map(
        ({ data, sourceIp }) =>
          () =>
            complete(data, sourceIp),
      ),
    );
    expect(answers.map(({ status }) => status).sort(), `seed ${seed}`).toEqual([201, 400]);
    expect(answers.find(({ ok }) => !ok)?.body).toMatchObject({ message: "Invalid referral code" });
    const winner = people[answers.findIndex(({ ok }) => ok)];
    const user = await expectOneAccount(
      id,
      people.map(({ data }) => data.email),
    );
    expect(user.email).toBe(winner?.data.email);
    for (const { data } of people) {
      expect(await signupAttempts(app.installation.db, digest(data.phone_proof))).toEqual([]);
    }
  }
});

test(`an edit beside a claim is in the account or is refused, and the claim is made, ${seeds.length} times`, async () => {
  const edited = new Set<number>();
  for (const seed of seeds) {
    const { id, code } = await invitedRecord();
    const { data, sourceIp } = await holder(code, 0);
    const edit = { version: 2, notes: "After", pets: [{ name: "Olive", vet: "Bellmore Clinic" }] };
    const [claim, change] = await interleave<{ status: number; body: unknown }>(seed, [
      () => complete(data, sourceIp),
      async () => {
        // An edit is much shorter than a claim: it begins at another moment of it each time.
        for (let turn = 0; turn < seed * 4; turn++) await setImmediate();
        return call(app.owner, changeClient, { params: { id }, body: edit });
      },
    ]);
    expect(claim?.status, `seed ${seed}`).toBe(201);
    expect([200, 409]).toContain(change?.status);
    edited.add(change?.status ?? 0);
    const user = await expectOneAccount(id, [data.email]);
    expect(user).toMatchObject({ name: "Nora Lind", notes: change?.status === 200 ? "After" : "Before" });
    expect(user.pets[0]).toMatchObject(change?.status === 200 ? { name: "Olive", vet: "Bellmore Clinic" } : {});
  }
  // Both happen among so many orders.
  expect([...edited].sort()).toEqual([200, 409]);
});

test(`of a merge and a claim at once each is whole or refused, ${seeds.length} times`, async () => {
  const ends = new Set<string>();
  for (const seed of seeds) {
    const { id, code } = await invitedRecord();
    const twin = aClient({ id: `twin-${records}`, email: undefined, phone: undefined, pets: [{ name: "Rex" }] });
    await storeUser(app.installation.db, twin, anAuthor());
    const { data, sourceIp } = await holder(code, 0);
    // The record with the invite is the one that goes, and the one that stays.
    const goes = seed % 2 === 0;
    const body = goes ? { into: twin.id, version: 2, into_version: 1 } : { into: id, version: 1, into_version: 2 };
    const [claim, merge] = await interleave<{ status: number; body: unknown }>(seed, [
      () => complete(data, sourceIp),
      async () => {
        for (let turn = 0; turn < seed * 4; turn++) await setImmediate();
        return call(app.owner, mergeClients, { params: { id: goes ? id : twin.id }, query: {}, body });
      },
    ]);
    const end = `${goes ? "goes" : "stays"}: ${claim?.status} ${merge?.status}`;
    ends.add(end);
    const [record, other] = await Promise.all([id, twin.id].map((one) => readUser(app.installation.db, one)));
    if (claim?.status === 201) await expectOneAccount(id, [data.email]);
    const isMerged = merge?.status === 200;
    const [gone, kept] = goes ? [record, other] : [other, record];
    expect(gone?.merged?.into, `seed ${seed}, ${end}`).toBe(isMerged ? kept?.id : undefined);
    // Nobody's account is merged away, and nobody claims a record that is.
    expect(Boolean(gone?.merged && gone.email), end).toBe(false);
    expect(kept?.pets.some(({ name }) => name === (goes ? "Biscuit" : "Rex"))).toBe(isMerged);
  }
  const possible = ["goes: 201 409", "goes: 400 200", "stays: 201 200", "stays: 201 409"];
  expect(possible).toEqual(expect.arrayContaining([...ends]));
  // Whoever is first differs among so many orders.
  expect(ends.size).toBeGreaterThan(2);
});
