import { listPending, readUser, userByEmail, visitsOfSchedule } from "@petcare/storage";
import { beforeEach, expect, test } from "vitest";
import { handler as nightly } from "../jobs/nightly.ts";
import { aBooking, book, complete } from "../testing/bookings.ts";
import { type BodyFor, call, expectOk, fieldsOf, ok } from "../testing/call.ts";
import { interceptCalls } from "../testing/calls.ts";
import { dieAfter } from "../testing/faults.ts";
import { cognitoUsers, signIn } from "../testing/person.ts";
import { friday, newAccount, type Signed, startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();
let people = 0;
let client: Signed & { email: string };
let walker: Signed & { email: string };

beforeEach(async () => {
  people += 1;
  app.clock.now = friday + people * 3_600_000;
  const home = { phone: "5165550150", address: "9 Pine St", garage_code: "9911", notes: "Late payer" };
  client = await newAccount(app, { role: "client", name: "Nora Lind", ...home });
  walker = await newAccount(app, { role: "walker", name: "Wes Hale", phone: "5165550151" });
});

const leave = (as: Signed, password = "Password-1") => call(as, "deleteMe", { body: { password } });
/** A booking of the client's with the walker; the schedule's id. */
const bookTheirs = (changes: Partial<BodyFor<"createSchedule">> = {}) =>
  book(app, {
    client_id: client.user.id,
    walker_id: walker.user.id,
    address: "9 Pine St",
    garage_code: "9911",
    notes: "Key under the mat",
    walker_phone: "5165550151",
    date: "2026-11-21",
    ...changes,
  });
const statuses = async (schedule: string) =>
  (await visitsOfSchedule(app.installation.db, schedule, "2026-01-01")).map(({ status }) => status);
const hasSignIn = async ({ email }: { email: string }) => (await cognitoUsers(email)).length > 0;

test("a client's account ends, with everything personal; visits that were done stay for the books", async () => {
  const done = await bookTheirs({ date: "2026-11-20" });
  await expectOk(complete(app.owner, `${done}.2026-11-20`));
  const daily = await bookTheirs({ rrule: "FREQ=DAILY" });
  expect(await leave(client)).toMatchObject({ status: 200, body: { ok: true } });

  expect(await readUser(app.installation.db, client.user.id)).toEqual({
    id: client.user.id,
    role: "client",
    name: "Deleted client",
    pets: [],
    active: false,
    deleted_at: app.clock.now,
    version: 2,
    created_at: 0,
  });
  expect(await userByEmail(app.installation.db, client.email)).toBeUndefined();
  expect(await hasSignIn(client)).toBe(false);
  expect(new Set(await statuses(daily))).toEqual(new Set(["cancelled"]));
  const [visit] = await visitsOfSchedule(app.installation.db, done, "2026-01-01");
  expect(visit).toMatchObject({ status: "completed", comments: "All well", price_cents: 2800 });
  expect([visit?.address, visit?.garage_code, visit?.notes]).toEqual([undefined, undefined, undefined]);

  const query = { start: "2027-03-01", end: "2027-04-01" };
  const visits = await ok(app.owner, "listSchedules", { query });
  expect(visits.filter(({ client_id }) => client_id === client.user.id)).toEqual([]);
});

test("a walker who leaves with 41 open visits leaves them to nobody; the client's page loses the name alone", async () => {
  const series = await bookTheirs({ rrule: "FREQ=DAILY;COUNT=40" });
  const single = await bookTheirs({ date: "2026-12-20" });
  await ok(walker, "confirmVisit", { params: { id: `${single}.2026-12-20` }, body: { version: 1 } });
  const upcoming = async () => ok(client, "myUpcomingWalks", { query: { limit: 50 } });
  const before = await upcoming();
  expect(before).toHaveLength(41);

  const left = async () => (await ok(app.owner, "walkersOverview")).left;
  expect(await left()).toBeNull();
  expect(await leave(walker)).toMatchObject({ status: 200 });
  expect(await readUser(app.installation.db, walker.user.id)).toMatchObject({ name: "Deleted walker", active: false });
  const at = new Date(app.clock.now).toISOString();
  expect(await left()).toEqual({ at, walkers: 1, visits: 41, first: "2026-11-21" });
  const [latest] = await ok(app.owner, "listHistory", { query: { limit: 5 } });
  expect(latest).toMatchObject({ kind: "person", about: walker.user.id, name: "Deleted walker", at });
  expect(await upcoming()).toEqual(
    before.map((visit) => ({ ...visit, walker_name: null, walker_phone: null, status: "scheduled" })),
  );
  const query = { start: "2026-11-20", end: "2027-01-10" };
  const visits = await ok(app.owner, "listSchedules", { query });
  const theirs = visits.filter(({ client_id }) => client_id === client.user.id);
  expect(theirs).toHaveLength(41);
  expect(new Set(theirs.map(({ walker_id }) => walker_id))).toEqual(new Set([null]));
  for (const id of [series, single]) {
    const [visit] = await visitsOfSchedule(app.installation.db, id, "2026-01-01");
    expect(visit).toMatchObject({ address: "9 Pine St", notes: "Key under the mat" });
    expect(visit?.walker_phone).toBeUndefined();
  }
});

test("a client reads of a walk that it was a deleted walker's", async () => {
  const done = await bookTheirs({ date: "2026-11-20" });
  await expectOk(complete(app.owner, `${done}.2026-11-20`));
  const names = async () => (await ok(client, "myWalkHistory")).map(({ walker_name }) => walker_name);
  expect(await names()).toEqual(["Wes"]);
  await leave(walker);
  expect(await names()).toEqual(["Deleted walker"]);
});

test("the password is asked for, and a wrong one ends nothing", async () => {
  expect(await fieldsOf(leave(client, ""))).toEqual({ password: "Password is required" });
  expect(await fieldsOf(leave(client, "Wrong-1"))).toEqual({ password: "Password is incorrect." });
  expect(await readUser(app.installation.db, client.user.id)).toMatchObject({ name: "Nora Lind", active: true });
});

test("nobody books for, or with, somebody who is gone", async () => {
  await leave(client);
  await leave(walker);
  const attempt = (changes: Partial<BodyFor<"createSchedule">>) =>
    call(app.owner, "createSchedule", { body: aBooking(app, changes) });
  expect(await fieldsOf(attempt({ client_id: client.user.id }))).toEqual({ client_id: "Please select a client" });
  expect(await fieldsOf(attempt({ walker_id: walker.user.id }))).toEqual({ walker_id: "Please select a walker" });
});

test("killed after its first write and never sent again, the nightly job does the rest", async () => {
  const id = await bookTheirs({ date: "2027-01-15" });
  // The account ends in the only transaction. The process is killed right after it.
  const revive = dieAfter("TransactWrite");
  expect(await leave(client)).toMatchObject({ status: 500 });
  revive();
  expect(await signIn(client.email, "Password-1")).toMatchObject({ status: 401 });
  expect([await statuses(id), await hasSignIn(client)]).toEqual([["scheduled"], true]);

  app.clock.now += 2 * 3_600_000;
  await nightly();
  expect([await statuses(id), await hasSignIn(client)]).toEqual([["cancelled"], false]);
  expect(await listPending(app.installation.db, "deletions", app.clock.now - 3_900_000)).toEqual([]);

  const writes: string[] = [];
  const stop = interceptCalls(({ name, isWrite }, send) => {
    if (isWrite) writes.push(name);
    return send();
  });
  await nightly();
  stop();
  expect(writes).toEqual([]);
});
