import {
  countVisits,
  listPending,
  readStoredVisit,
  readUser,
  storeSchedule,
  storeUser,
  updateUser,
} from "@petcare/storage";
import { aClient, anAuthor, aSchedule, dump, everyDay } from "@petcare/storage/testing";
import { expect, test } from "vitest";
import { handler as nightly } from "../jobs/nightly.ts";
import { call, ok, refusal } from "../testing/call.ts";
import { atEveryWrite, injectFaults } from "../testing/faults.ts";
import { newAccount, startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();
const faults = injectFaults();

let records = 0;

/** A record that the owner made of somebody, with a daily series and a single visit. */
async function second(given: Parameters<typeof aClient>[0] = {}) {
  const { db } = app.installation;
  records += 1;
  const id = `second-${records}`;
  const { email: _, ...record } = aClient({ id, name: "Ana R.", pets: [{ name: "Olive" }], ...given });
  await storeUser(db, record, anAuthor());
  const of = { client_id: id, date: "2026-11-24" } as const;
  await storeSchedule(db, aSchedule({ ...of, id: `series-${id}`, recurrence: everyDay() }), "2026-11-28", anAuthor());
  await storeSchedule(db, aSchedule({ ...of, id: `single-${id}` }), "2026-11-24", anAuthor());
  return id;
}

const versionOf = async (id: string) => (await readUser(app.installation.db, id))?.version ?? 0;

async function request(id: string, into = app.ana.user.id) {
  const body = { into, version: await versionOf(id), into_version: await versionOf(into) };
  return { params: { id }, body };
}

const upcoming = (id: string) =>
  ok(app.owner, "clientVisits", { params: { id }, query: { which: "upcoming", limit: 50 } });

test("the record that stays gets the bookings and pets, and the other one leads to it and is in no list", async () => {
  const id = await second();
  const had = (await upcoming(app.ana.user.id)).length;
  expect(await ok(app.owner, "mergeClients", await request(id))).toMatchObject({ saved: true, visits: 6 });

  expect((await upcoming(app.ana.user.id)).length).toBeGreaterThan(had);
  expect(await ok(app.owner, "getClient", { params: { id } })).toMatchObject({
    id: app.ana.user.id,
    name: "Ana Reyes",
    pets: expect.arrayContaining([{ name: "Olive" }]),
  });
  const listed = await ok(app.owner, "listClients");
  expect(listed.map((client) => client.id)).not.toContain(id);
});

test("whoever deletes their account leaves nothing in the records that were merged into theirs, nor in their history", async () => {
  const leaving = await newAccount(app, { role: "client", name: "Nora Lind" });
  const [first, next] = [
    await second(),
    await second({ name: "N. Lindqvist", address: "9 Pine St", phone: "5165550150" }),
  ];
  await updateUser(app.installation.db, next, { garage_code: "9911", notes: "Late payer" }, anAuthor());
  await ok(app.owner, "mergeClients", await request(next, first));
  await ok(app.owner, "mergeClients", await request(first, leaving.user.id));
  await ok(leaving, "deleteMe", { body: { password: "Password-1" } });

  const left = JSON.stringify(await dump(app.installation.db));
  for (const word of ["Lindqvist", "9 Pine St", "5165550150", "9911", "Late payer"]) expect(left).not.toContain(word);
  expect(await readUser(app.installation.db, next)).toMatchObject({ name: "Deleted client", merged: { into: first } });
});

test("what was booked at that very moment follows by night, and then there is nothing left to follow", async () => {
  const { db } = app.installation;
  const id = await second();
  await ok(app.owner, "mergeClients", await request(id));
  // The index had not shown it yet when the bookings were moved.
  await storeSchedule(db, aSchedule({ id: `late-${id}`, client_id: id, date: "2026-11-27" }), "2026-11-27", anAuthor());
  app.clock.now += 2 * 3_600_000;
  await nightly();
  const late = await readStoredVisit(db, { schedule_id: `late-${id}`, original_date: "2026-11-27" });
  expect(late?.client_id).toBe(app.ana.user.id);
  expect(await listPending(db, "merges", Number.POSITIVE_INFINITY)).toEqual([]);
});

test("killed at any write and sent again, it comes to the same end", async () => {
  await atEveryWrite(async (kill) => {
    const id = await second();
    const requested = await request(id);
    const answer = await faults.during(kill, () => call(app.owner, "mergeClients", requested));
    expect(await call(app.owner, "mergeClients", requested)).toMatchObject({ status: 200, body: { saved: true } });
    expect(await countVisits(app.installation.db, { role: "client", id })).toBe(0);
    return answer.status === 200;
  });
});

test.each([
  ["itself", async (id: string) => ({ into: id }), 400, "Please choose another client"],
  ["nobody", async () => ({ into: "nobody" }), 404, "This client was not found."],
  ["an older version", async () => ({ version: 7 }), 409, undefined],
  ["an older version of the record that stays", async () => ({ into_version: 1_000 }), 409, undefined],
  [
    "somebody inactive",
    async () => {
      const into = await second();
      await updateUser(app.installation.db, into, { active: false }, anAuthor());
      return { into, into_version: await versionOf(into) };
    },
    409,
    "Reactivate the client whose record stays first.",
  ],
])("a record is not merged into %s", async (_what, changes, status, message) => {
  const id = await second();
  const { params, body } = await request(id);
  const answer = await call(app.owner, "mergeClients", { params, body: { ...body, ...(await changes(id)) } });
  expect(answer).toMatchObject({ status, ...(message && { body: { message } }) });
});

test("a record with an account is the one to keep", async () => {
  expect(await refusal(call(app.owner, "mergeClients", await request(app.priya.user.id)))).toBe(
    "Priya Shah has an account. Keep that record, and merge the other one into it.",
  );
});

test("a record is merged once, and the same request again is answered alike", async () => {
  const id = await second();
  const requested = await request(id);
  await ok(app.owner, "mergeClients", requested);
  expect(await call(app.owner, "mergeClients", requested)).toMatchObject({
    status: 200,
    body: { saved: true, visits: 0 },
  });
  expect(await refusal(call(app.owner, "mergeClients", await request(id, app.priya.user.id)))).toBe(
    "This record was merged into another one before.",
  );
});
