import {
  type BodyOf,
  type createSchedule,
  deleteWalkNote,
  listSchedules,
  mySchedule,
  myUpcomingWalks,
  myWalkHistory,
  reopenVisit,
  restoreWalkNote,
} from "@petcare/contract";
import { parseVisitId, readStoredVisit } from "@petcare/storage";
import { expect, test } from "vitest";
import { bookVisit, complete, overwriteVisit } from "../testing/bookings.ts";
import { call, expectOk, expectPage } from "../testing/call.ts";
import { friday, type Signed, startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();

const written = { comments: "Rolled in the creek 🐾", photo_urls: ["https://example.com/creek.jpg"] };
const gone = { status: 404, body: { message: "This walk was not found.", code: "not_found" } };

const book = (changes: Partial<BodyOf<typeof createSchedule>> = {}) =>
  bookVisit(app, { notes: "Spare key at number 9", ...changes });
const completed = async (changes: Partial<BodyOf<typeof createSchedule>> = {}) => {
  const id = await book(changes);
  await expectOk(complete(app.rosa, id, written));
  return id;
};
const remove = (id: string, as: Signed = app.ana) => call(as, deleteWalkNote, { params: { id } });
const restore = (id: string, as: Signed = app.ana) => call(as, restoreWalkNote, { params: { id } });
const stored = async (id: string) => {
  const key = parseVisitId(id);
  return key && readStoredVisit(app.installation.db, key);
};
/** The walker's words stay in the table until the walker completes the visit again. */
const reopen = (id: string) => overwriteVisit(app, id, { status: "scheduled" });
const find = <Visit extends { _id: string }>(list: Visit[], id: string) => list.find(({ _id }) => _id === id);
const history = () => expectOk(call(app.ana, myWalkHistory, { query: { limit: 200 } }));

test("the client's history keeps the walk without its note and photos, however often it is sent", async () => {
  const id = await completed();
  const before = find(await history(), id);
  expect(before).toMatchObject({ ...written, notes: "Spare key at number 9" });
  for (const minute of [0, 1]) {
    app.clock.now = friday + minute * 60_000;
    expect(await remove(id)).toMatchObject({ status: 200, body: { ok: true } });
    expect(find(await history(), id)).toEqual({ ...before, comments: null, notes: null, photo_urls: [] });
  }
});

test("a note that is brought back is read as before, however often, and another client brings back nothing", async () => {
  const id = await completed();
  const before = find(await history(), id);
  await remove(id);
  expect(await restore(id, app.priya)).toMatchObject(gone);
  expect(find(await history(), id)).toMatchObject({ comments: null });
  for (const minutes of [5, 6]) {
    app.clock.now = friday + minutes * 60_000;
    expect(await restore(id)).toMatchObject({ status: 200, body: { ok: true } });
    expect(find(await history(), id)).toEqual(before);
  }
});

test("a deleted note is in none of a client's answers, neither on a later page nor in a reopened visit", async () => {
  const id = await completed({ client_id: app.priya.user.id });
  await completed({ client_id: app.priya.user.id });
  await remove(id, app.priya);
  const first = await expectPage(call(app.priya, myWalkHistory, { query: { limit: 1 } }));
  const rest = await expectPage(call(app.priya, myWalkHistory, { query: { cursor: first.next } }));
  const past = find([...first.items, ...rest.items], id);

  await reopen(id);
  const upcoming = find(await expectOk(call(app.priya, myUpcomingWalks)), id);
  for (const visit of [past, upcoming]) {
    expect(visit).toMatchObject({ _id: id, comments: null, notes: null, photo_urls: [] });
    for (const word of ["creek", "Spare key"]) expect(JSON.stringify(visit)).not.toContain(word);
  }
});

test("the walker and the owner read what they read before, and the visit still counts", async () => {
  const id = await completed();
  const seen = async () => ({
    walker: find(await expectOk(call(app.rosa, mySchedule)), id),
    owner: find(await expectOk(call(app.owner, listSchedules, { query: week })), id),
  });
  const before = { seen: await seen(), visit: await stored(id) };
  await remove(id);
  expect(await seen()).toEqual(before.seen);
  expect(before.seen).toMatchObject({ walker: written, owner: { status: "completed", price: 28 } });
  expect(await stored(id)).toStrictEqual({ ...before.visit, note_deleted_at: app.clock.now });
});
const week = { start: "2026-11-16", end: "2026-11-23" };

test("the walker's completing, sent again, brings nothing back", async () => {
  const id = await completed();
  await remove(id);
  expect(await complete(app.rosa, id, written)).toMatchObject({ status: 200, body: { outcome: "done" } });
  expect(find(await history(), id)).toMatchObject({ comments: null, photo_urls: [] });
});

test("a walk that is completed anew has a note that nobody has deleted", async () => {
  const id = await completed();
  await remove(id);
  await expectOk(call(app.owner, reopenVisit, { params: { id }, body: {} }));
  await expectOk(complete(app.rosa, id, { ...written, comments: "And once more, in the rain." }));
  expect(find(await history(), id)).toMatchObject({ ...written, comments: "And once more, in the rain." });
});

test("fifty at once get the same answer", async () => {
  const id = await completed();
  const answers = await Promise.all(Array.from({ length: 50 }, () => remove(id)));
  expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`))).toEqual(
    new Set(['200 {"ok":true}']),
  );
  expect(find(await history(), id)).toMatchObject({ comments: null, photo_urls: [] });
});

test("somebody else's walk is not found, and keeps its note", async () => {
  const id = await completed();
  const before = await stored(id);
  expect(await remove(id, app.priya)).toMatchObject(gone);
  expect(await stored(id)).toStrictEqual(before);
  expect(find(await history(), id)).toMatchObject(written);
});

test("a walk that is not completed, not stored or nobody's is not found", async () => {
  const id = await book();
  const before = await stored(id);
  expect(await remove(id)).toMatchObject(gone);
  expect(await stored(id)).toStrictEqual(before);

  const series = (await book({ rrule: "FREQ=DAILY" })).split(".")[0];
  for (const other of [`${series}.2031-11-20`, "nothing.2026-11-20", "nothing", "a.2026-02-30", "a.b.c"]) {
    expect(await remove(other)).toMatchObject(gone);
  }
  expect(await stored(`${series}.2031-11-20`)).toBeUndefined();
});

test.each(["🐕.2026-11-20", "a".repeat(5000), "a b", "", "../my-walk-history"])(
  "the id %j is refused by name",
  async (id) => {
    expect(await remove(id)).toMatchObject({
      status: 400,
      body: { fields: { id: expect.stringContaining("id must be") } },
    });
  },
);
