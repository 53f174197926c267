import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deleteMe, listMatters, noteIncident, previewInvoices, settleVisit, unsettleVisit } from "@petcare/contract";
import { exportTable, importTable } from "@petcare/export";
import { startS3 } from "@petcare/stand-ins";
import { createTable, type Db, storeUser, type User } from "@petcare/storage";
import { anAuthor, anOwner, connect, dump } from "@petcare/storage/testing";
import { unrecorded } from "@petcare/storage/testing/replay";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { book } from "../testing/bookings.ts";
import { call, expectOk } from "../testing/call.ts";
import { newClient } from "../testing/invoicing.ts";
import { type Act, officeOf } from "../testing/office.ts";
import { at, iso, reporting } from "../testing/reporting.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();
// A client's photos are deleted with their account.
const s3 = await startS3({ now: () => app.clock.now });
vi.stubEnv("AWS_ENDPOINT_URL_S3", s3.endpoint);
afterAll(() => s3.close());
const { owner, rosa, marcus } = app;
const { arrive, stored } = reporting(app);
const { assign, cancel, completeFor, merge, move, reopen, restore, sent } = officeOf(app);
const { db } = app.installation;

const zoe = {
  name: "Zoe Quillfeather",
  email: "zoe@quillfeather.example",
  phone: "5165550177",
  address: "77 Quince Ct",
  garage_code: "7791",
  notes: "Owns a quokka",
};
let client: User;
let token: string;

const settle =
  (nth: number): Act =>
  async (id) => {
    const card = (await expectOk(call(owner, listMatters))).matters.find(({ visit }) => visit._id === id);
    const way = card?.ways.at(nth);
    if (!card || !way) throw new Error(`${id} has nothing to settle`);
    const { do: how, note, charge, pay } = way;
    const { version } = card.visit;
    const body = { matter: card.id, do: how, note, charge_amount: charge, pay_amount: pay, version };
    await expectOk(call(owner, settleVisit, { params: { id }, body }));
  };
const unsettle: Act = async (id) => {
  const { version } = await stored(id);
  await expectOk(call(owner, unsettleVisit, { params: { id }, body: { version } }));
};
const incident: Act = (id) => {
  const body = { id: `incident-of-${id}`, words: "The leash broke.", known_at: iso(app.clock.now) };
  return expectOk(call(rosa, noteIncident, { params: { id }, body }));
};
const there: Act = (id) => expectOk(arrive(rosa, id));
const done = sent(rosa, { arrived: { at: iso(at("09:41")) }, photo_ids: ["a-photo-of-the-walk"] });
const marcusDone = sent(marcus, { key: "row-m", comments: "Marcus was there", version: 2 });

/** Reports of each kind of matter, settled in each way, and left. */
const lives: Act[][] = [
  [there, done],
  [cancel(), done],
  [cancel(), done, settle(0)],
  [cancel(), done, settle(0), unsettle],
  [cancel(), there, done, restore],
  [move("2026-11-24"), done, settle(0)],
  [move("2026-11-24"), done, settle(1), unsettle],
  [assign(marcus), done, settle(1)],
  [assign(undefined), done],
  [assign(marcus, "following"), marcusDone, done, settle(0)],
  [completeFor("Rosa called"), done, settle(0), unsettle],
  [done, reopen, done, sent(rosa, { key: "row-2", comments: "Anew" }), incident],
  [cancel({ scope: "series" }), there, done],
  [incident, cancel(), done],
];

/** Books a visit, of Zoe's unless another is named, and does to it what a life has. */
async function live(acts: readonly Act[], client_id = client.id, address = "78 Quince Ct"): Promise<string> {
  app.clock.now = at("08:40");
  const id = `${await book(app, { rrule: "FREQ=DAILY;COUNT=6", client_id, address })}.2026-11-20`;
  app.clock.now = at("12:30");
  for (const act of acts) {
    app.clock.now += 60_000;
    await act(id);
  }
  return id;
}

beforeAll(async () => {
  client = await app.installation.createAccount({ role: "client", ...zoe });
  token = await app.installation.signIn(zoe.email);
  for (const acts of lives) await live(acts);
});

let folder: string;
let copy: Db;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "petcare-reports-"));
  copy = connect(process.env.AWS_ENDPOINT_URL_DYNAMODB ?? "", "copy-of-reports");
  await createTable(copy.client, copy.table);
});
afterAll(() => rm(folder, { recursive: true }));

/** Schedules, visits and histories. What undoes an edit ends by itself, and is not exported. A set has no order. */
const bookingsOf = async (table: Db) =>
  (await dump(table))
    .filter(({ pk }) => String(pk).startsWith("SCHEDULE#"))
    .map(({ inverse, ...item }) =>
      Object.entries(item).map(([name, value]) => [name, value instanceof Set ? [...value].sort() : value]),
    )
    .map((item) => Object.fromEntries(item));

test("the histories of reports, matters and settlings tell what each visit came to", async () => {
  const { bookings, faults } = await unrecorded(db);
  expect([bookings, faults]).toEqual([lives.length, []]);
});

test("the export has them all, the import passes the audit, and nothing is different afterwards", async () => {
  const { path } = await exportTable(db, { folder, now: app.clock.now });
  await storeUser(copy, anOwner({ email: "new@example.com", never_signed_in: true }), anAuthor());
  await importTable(copy, path, { makeSignIn: async () => {} });
  expect(await bookingsOf(copy)).toEqual(await bookingsOf(db));
});

test("a visit whose client was merged between two reports of it has both, and the new client is billed once", async () => {
  const { id: former } = await newClient(app);
  const id = await live(
    [done, reopen, merge, sent(rosa, { key: "row-2", comments: "Anew" }), done],
    former,
    "9 Orchard St",
  );
  const visit = await stored(id);
  expect(visit).toMatchObject({ status: "completed", comments: "Anew", charge_cents: 2800 });
  expect(visit.client_id).not.toBe(former);
  const query = { from: "2026-11-16", to: "2026-11-22" } as const;
  const { clients } = await expectOk(call(owner, previewInvoices, { query }));
  const billed = clients.flatMap(({ client_id, lines }) => lines.map(({ visit_id }) => [client_id, visit_id]));
  expect(billed.filter(([, visit_id]) => visit_id === id)).toEqual([[visit.client_id, id]]);
  expect((await unrecorded(db)).faults).toEqual([]);
});

test("once the client has left, nothing in the table has their name, address, phone, code or notes", async () => {
  await expectOk(call({ user: client, token }, deleteMe, { body: { password: "Password-1" } }));
  const left = JSON.stringify(await dump(db));
  for (const word of ["Quillfeather", "quillfeather", "5165550177", "Quince", "7791", "quokka"]) {
    expect(left.includes(word), word).toBe(false);
  }
  expect((await unrecorded(db)).faults).toEqual([]);
});
