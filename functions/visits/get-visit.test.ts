import {
  cancelVisit,
  getVisit,
  listSchedules,
  mySchedule,
  myUpcomingWalks,
  myWalkHistory,
  showVisitCodes,
} from "@petcare/contract";
import { updateUser } from "@petcare/storage";
import { anAuthor } from "@petcare/storage/testing";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { book, bookVisit, complete, overwriteVisit } from "../testing/bookings.ts";
import { call, callRaw, expectOk } from "../testing/call.ts";
import { friday, type Signed, startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();
/** A daily series of Ana's with Rosa, from 1 November 2026 on. */
let series: string;
beforeAll(async () => {
  series = await book(app, {
    date: "2026-11-01",
    rrule: "FREQ=DAILY",
    notes: "Back gate",
    walker_phone: "516-555-0101",
  });
});
beforeEach(() => {
  app.clock.now = friday;
});

const read = (as: Signed, id: string) => call(as, getVisit, { params: { id } });
const find = <Visit extends { _id: string }>(list: Visit[], id: string) => list.find(({ _id }) => _id === id);
const notFound = { status: 404, body: { message: "This walk was not found.", code: "not_found" } };

test("a series has no visit after 2199, whoever asks and whatever is done to it", async () => {
  const id = `${series}.2250-01-07`;
  for (const person of [app.owner, app.rosa, app.ana]) expect(await read(person, id)).toMatchObject(notFound);
  expect(await call(app.owner, cancelVisit, { params: { id }, query: {}, body: {} })).toMatchObject({ status: 404 });
  expect(await read(app.ana, `${series}.2199-12-31`)).toMatchObject({ status: 200 });
});

describe("a visit is read as", () => {
  test("the owner's calendar has it, and where it is", async () => {
    const id = `${series}.2026-11-21`;
    await overwriteVisit(app, id, { version: 3 });
    const query = { start: "2026-11-21", end: "2026-11-22" };
    const listed = find(await expectOk(call(app.owner, listSchedules, { query })), id);
    expect(listed).toMatchObject({ price: 28, version: 3 });
    expect(await expectOk(read(app.owner, id))).toMatchObject({ ...listed, notes: "Back gate", pay: null });
  });

  test("the owner knows its pay before it is done, by the walker's present rate or its own", async () => {
    const id = await bookVisit(app, { date: "2026-11-20" });
    await updateUser(app.installation.db, app.rosa.user.id, { pay_rates: { walk25: 1650 } }, anAuthor());
    expect(await expectOk(read(app.owner, id))).toMatchObject({ pay: null, expected_pay: 16.5 });
    await overwriteVisit(app, id, { own_pay_cents: 2000 });
    expect(await expectOk(read(app.owner, id))).toMatchObject({ pay: null, expected_pay: 20 });
    await expectOk(complete(app.rosa, id, { comments: "All good" }));
    expect(await expectOk(read(app.owner, id))).toMatchObject({ pay: 20, expected_pay: null });
    const unassigned = await bookVisit(app, { date: "2026-11-21" });
    await overwriteVisit(app, unassigned, { walker_id: undefined });
    expect(await expectOk(read(app.owner, unassigned))).toMatchObject({ pay: null, expected_pay: null });
  });

  test.each([
    [{}, "41 Harbor Ln", "4417"],
    [{ address: "9 Orchard St" }, "9 Orchard St", "4417"],
    [{ garage_code: "77" }, "41 Harbor Ln", "77"],
  ])(
    "being where its booking says (%j) or else at the client's present home, by every reader",
    async (own, address, code) => {
      const codes = ["garage_code"];
      const id = await bookVisit(app, { date: "2026-11-23", ...own });
      expect(await expectOk(read(app.owner, id))).toMatchObject({ address, garage_code: code });
      expect(await expectOk(read(app.rosa, id))).toMatchObject({ address, codes });
      expect(find(await expectOk(call(app.rosa, mySchedule)), id)).toMatchObject({ address, codes });
      expect(await expectOk(call(app.rosa, showVisitCodes, { params: { id } }))).toMatchObject({ garage_code: code });
      for (const client of [
        await expectOk(read(app.ana, id)),
        find(await expectOk(call(app.ana, myUpcomingWalks, { query: { limit: 200 } })), id),
      ]) {
        expect(client).toMatchObject({ address });
        expect(client).not.toHaveProperty("garage_code");
      }
    },
  );

  test("its walker's schedule has it", async () => {
    const id = `${series}.2026-11-20`;
    const listed = find(await expectOk(call(app.rosa, mySchedule)), id);
    expect(listed).toMatchObject({ clientName: "Ana Reyes", codes: ["garage_code"], notes: "Back gate" });
    expect(await expectOk(read(app.rosa, id))).toEqual(listed);
  });

  test("its client's upcoming walks have it", async () => {
    const id = `${series}.2026-11-20`;
    const listed = find(await expectOk(call(app.ana, myUpcomingWalks)), id);
    expect(listed).toMatchObject({ walker_name: "Rosa", walker_phone: "516-555-0101" });
    expect(await expectOk(read(app.ana, id))).toEqual({ ...listed, visits_before: null });
  });

  test("its client's history has it, without a note that the client deleted", async () => {
    const id = await bookVisit(app, { notes: "Spare key" });
    await expectOk(complete(app.rosa, id, { comments: "Rolled in the creek" }));
    await overwriteVisit(app, id, { note_deleted_at: friday });
    const listed = find(await expectOk(call(app.ana, myWalkHistory)), id);
    expect(listed).toMatchObject({ status: "completed", notes: null, comments: null });
    expect(await expectOk(read(app.ana, id))).toEqual(listed);
    expect(await expectOk(read(app.rosa, id))).toMatchObject({ comments: "Rolled in the creek" });
  });
});

test("the owner reads the visit's own address and code, what its walker wrote, and the pay", async () => {
  const own = { address: "9 Pine St", garage_code: "1212", notes: "Side door" };
  const id = await bookVisit(app, own);
  const photo_urls = ["https://photos.example/1.jpg"];
  expect(await expectOk(read(app.owner, id))).toMatchObject({
    ...own,
    comments: null,
    completed_at: null,
    pay: null,
  });
  await expectOk(complete(app.rosa, id, { comments: "Rolled in the creek", photo_urls }));
  await overwriteVisit(app, id, { note_deleted_at: friday, pay_cents: 1650 });
  expect(await expectOk(read(app.owner, id))).toMatchObject({
    ...own,
    comments: "Rolled in the creek",
    photo_urls,
    completed_at: new Date(friday).toISOString(),
    pay: 16.5,
  });
});

test("without an address and a code of its own, the owner reads the client's present ones", async () => {
  const id = await bookVisit(app);
  const { address, garage_code } = app.ana.user;
  expect(garage_code).toBe("4417");
  expect(await expectOk(read(app.owner, id))).toMatchObject({ address, garage_code });
});

test("neither a walker nor a client reads a price or a pay", async () => {
  const id = await bookVisit(app);
  await expectOk(complete(app.rosa, id));
  for (const person of [app.rosa, app.ana]) {
    const visit = await expectOk(read(person, id));
    for (const name of ["price", "price_cents", "pay_cents", "walker_id", "client_id"]) {
      expect(visit).not.toHaveProperty(name);
    }
  }
});

test("somebody else's is not found", async () => {
  const id = await bookVisit(app);
  expect(await read(app.marcus, id)).toMatchObject(notFound);
  expect(await read(app.priya, id)).toMatchObject(notFound);
});

test("whoever has it now reads it, and whoever had it before does not", async () => {
  const id = await bookVisit(app);
  await overwriteVisit(app, id, { walker_id: app.marcus.user.id });
  expect(await read(app.marcus, id)).toMatchObject({ status: 200 });
  expect(await read(app.rosa, id)).toMatchObject(notFound);
  await overwriteVisit(app, id, { walker_id: undefined });
  expect(await read(app.marcus, id)).toMatchObject(notFound);
  expect(await expectOk(read(app.owner, id))).toMatchObject({ walker_id: null });
  expect(await expectOk(read(app.ana, id))).toMatchObject({ walker_name: null });
});

test("a walker reads no farther than 7 days back and one month ahead, by where the visit is now", async () => {
  const statusOf = async (date: string) => (await read(app.rosa, `${series}.${date}`)).status;
  expect(await statusOf("2026-11-12")).toBe(404);
  expect(await statusOf("2026-11-13")).toBe(200);
  expect(await statusOf("2026-12-20")).toBe(200);
  expect(await statusOf("2026-12-21")).toBe(404);
  await overwriteVisit(app, `${series}.2026-12-21`, { date: "2026-12-01" });
  expect(await statusOf("2026-12-21")).toBe(200);
});

test("a visit that is not stored yet is read by the owner and its client, and by a walker once it is near", async () => {
  const id = `${series}.2027-09-01`;
  for (const person of [app.owner, app.ana]) {
    expect(await expectOk(read(person, id))).toMatchObject({ _id: id, date: "2027-09-01", status: "scheduled" });
  }
  expect(await read(app.priya, id)).toMatchObject(notFound);
  expect(await read(app.rosa, id)).toMatchObject(notFound);
  // The nightly job has not stored it.
  app.clock.now = Date.parse("2027-08-20T13:00:00Z");
  expect(await read(app.rosa, id)).toMatchObject({ status: 200, body: { _id: id } });
  expect(await read(app.marcus, id)).toMatchObject(notFound);
});

test("what there is not is not found", async () => {
  for (const id of ["nothing", "nothing.2026-11-20", `${series}.2026-10-31`, `${series}.2026-02-30`, "a.b.c", series]) {
    for (const person of [app.owner, app.rosa, app.ana]) expect(await read(person, id)).toMatchObject(notFound);
  }
});

test.each(["a".repeat(81), "a b", "🐕", ""])("the id %j is refused by name", async (id) => {
  expect(await callRaw(app.owner, getVisit, { params: { id } })).toMatchObject({
    status: 400,
    body: { fields: { id: expect.stringContaining("id must be") } },
  });
});
