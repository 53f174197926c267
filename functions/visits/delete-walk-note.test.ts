import { expect, test } from "vitest";
import { bookVisit, complete, storedVisit } from "../testing/bookings.ts";
import { type BodyFor, call, expectOk, ok } from "../testing/call.ts";
import { friday, type Signed, startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();

const written = { comments: "Rolled in the creek 🐾", photo_urls: ["https://example.com/creek.jpg"] };
const gone = { status: 404, body: { message: "This walk was not found.", code: "not_found" } };

const book = (changes: Partial<BodyFor<"createSchedule">> = {}) =>
  bookVisit(app, { notes: "Spare key at number 9", ...changes });
const completed = async (changes: Partial<BodyFor<"createSchedule">> = {}) => {
  const id = await book(changes);
  await expectOk(complete(app.rosa, id, written));
  return id;
};
const remove = (id: string, as: Signed = app.ana) => call(as, "deleteWalkNote", { params: { id } });
const restore = (id: string, as: Signed = app.ana) => call(as, "restoreWalkNote", { params: { id } });
const stored = (id: string) => storedVisit(app, id);
const find = <Visit extends { _id: string }>(list: Visit[], id: string) => list.find(({ _id }) => _id === id);
const history = () => ok(app.ana, "myWalkHistory", { query: { limit: 200 } });

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

test("the walker and the owner read what they read before, and the visit still counts", async () => {
  const id = await completed();
  const seen = async () => ({
    walker: find(await ok(app.rosa, "mySchedule"), id),
    owner: find(await ok(app.owner, "listSchedules", { query: week }), id),
  });
  const before = { seen: await seen(), visit: await stored(id) };
  await remove(id);
  expect(await seen()).toEqual(before.seen);
  expect(before.seen).toMatchObject({ walker: written, owner: { status: "completed", price: 28 } });
  expect(await stored(id)).toStrictEqual({ ...before.visit, note_deleted_at: app.clock.now });
});
const week = { start: "2026-11-16", end: "2026-11-23" };
