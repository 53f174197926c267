import {
  assignVisit,
  type BodyOf,
  cancelVisit,
  createSchedule,
  deleteMe,
  endSchedule,
  getDashboard,
  getVisit,
  listHistory,
  listReviews,
  mySchedule,
  myUpcomingWalks,
  noteIncident,
  readIncident,
  reopenVisit,
} from "@petcare/contract";
import { beforeEach, expect, test } from "vitest";
import { aBooking, bookVisit, complete } from "../testing/bookings.ts";
import { call, expectOk } from "../testing/call.ts";
import { iso, reporting } from "../testing/reporting.ts";
import { friday, type Signed, startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();
const { stored } = reporting(app);
beforeEach(() => {
  app.clock.now = friday;
});

const minute = 60_000;
const words = "Biscuit ate a sock, and seems well.";
let made = 0;
const nextId = () => `incident-${++made}`;

const noteAs = (as: Signed, id: string, given: Partial<BodyOf<typeof noteIncident>> = {}) =>
  call(as, noteIncident, {
    params: { id },
    body: { id: nextId(), words, known_at: iso(app.clock.now - 20 * minute), ...given },
  });
const readAs = (as: Signed, id: string, incident: string) =>
  call(as, readIncident, { params: { id }, body: { id: incident } });
const shownTo = async (as: Signed, id: string) => {
  const visit = await expectOk(call(as, getVisit, { params: { id } }));
  return "incidents" in visit ? visit.incidents : "none";
};
const unread = async (id: string) =>
  (await expectOk(call(app.owner, listReviews))).incidents.filter(({ visit }) => visit._id === id);

test("a walker's incident is read by the owner and by its walker, and never by the client", async () => {
  const id = await bookVisit(app);
  await expectOk(noteAs(app.rosa, id));
  const written = { words, known_at: iso(friday - 20 * minute), at: iso(friday) };
  expect(await shownTo(app.owner, id)).toEqual([
    { id: expect.any(String), by: "Rosa Delgado", ...written, read_at: null },
  ]);
  expect(await shownTo(app.rosa, id)).toEqual([written]);
  expect((await expectOk(call(app.rosa, mySchedule))).find(({ _id }) => _id === id)?.incidents).toEqual([written]);
  expect(await shownTo(app.ana, id)).toBe("none");
  for (const answer of [await call(app.ana, getVisit, { params: { id } }), await call(app.ana, myUpcomingWalks)]) {
    expect(JSON.stringify(answer.body)).not.toContain("sock");
  }
});

test("it waits for the owner until they have read it, once", async () => {
  const id = await bookVisit(app);
  const counted = async () => (await expectOk(call(app.owner, getDashboard, {}))).incidents;
  const before = await counted();
  await expectOk(noteAs(app.rosa, id));
  expect(await counted()).toBe(before + 1);
  const waiting = await unread(id);
  expect(waiting).toMatchObject([{ words, client: { name: "Ana Reyes" }, by: { name: "Rosa Delgado" } }]);
  const incident = waiting[0]?.id ?? "";
  app.clock.now += 5 * minute;
  await expectOk(readAs(app.owner, id, incident));
  app.clock.now += 5 * minute;
  await expectOk(readAs(app.owner, id, incident));
  expect([await unread(id), await counted()]).toEqual([[], before]);
  expect(await shownTo(app.owner, id)).toMatchObject([{ words, read_at: iso(friday + 5 * minute) }]);
  expect((await readAs(app.owner, id, "another")).body).toMatchObject({ message: "This incident was not found." });
});

test("the owner's own incident is read already, and no report stands beside it", async () => {
  const id = await bookVisit(app);
  await expectOk(noteAs(app.owner, id));
  expect(await unread(id)).toEqual([]);
  expect((await expectOk(call(app.owner, listReviews))).reviews.filter(({ visit }) => visit._id === id)).toEqual([]);
  expect(await shownTo(app.owner, id)).toMatchObject([{ by: "Kate Corrigan", read_at: iso(friday) }]);
  expect(await shownTo(app.rosa, id)).toEqual([]);
});

test("the same request again notes it once; other words under its id are refused", async () => {
  const id = await bookVisit(app);
  const given = { id: "constructor" };
  await expectOk(noteAs(app.rosa, id, given));
  app.clock.now += minute;
  await expectOk(noteAs(app.rosa, id, given));
  expect(await shownTo(app.rosa, id)).toMatchObject([{ at: iso(friday) }]);
  expect((await noteAs(app.rosa, id, { ...given, words: "Other words" })).status).toBe(409);
});

test("ten incidents fit on a visit, and it needs words", async () => {
  const id = await bookVisit(app);
  for (let nth = 0; nth < 10; nth++) await expectOk(noteAs(app.rosa, id));
  expect((await noteAs(app.rosa, id)).body).toMatchObject({ message: "A walk has room for 10 incidents." });
  expect(await shownTo(app.owner, id)).toHaveLength(10);
  expect((await noteAs(app.rosa, id, { words: " " })).body).toMatchObject({ fields: { words: "Say what happened." } });
  expect((await noteAs(app.rosa, id, { words: "x".repeat(2001) })).status).toBe(400);
});

test("the owner reads by how much a phone's clock was off, and its walker does not", async () => {
  const id = await bookVisit(app);
  const fast = { at: iso(friday + 7 * minute), known_at: iso(friday - 8 * minute), sent: iso(friday + 12 * minute) };
  await expectOk(noteAs(app.rosa, id, fast));
  const right = { at: iso(friday - 5 * minute), known_at: iso(friday - 20 * minute) };
  expect(await shownTo(app.owner, id)).toMatchObject([{ ...right, clock_minutes: 12 }]);
  expect(await unread(id)).toMatchObject([{ ...right, clock_minutes: 12 }]);
  expect(await shownTo(app.rosa, id)).toEqual([{ words, ...right }]);
  const slow = {
    at: iso(friday - 180 * minute),
    sent: iso(friday - 180 * minute),
    known_at: iso(friday - 200 * minute),
  };
  await expectOk(noteAs(app.rosa, id, slow));
  await expectOk(noteAs(app.rosa, id, { at: iso(friday), sent: iso(friday + minute) }));
  const clocks = (await unread(id)).map(({ clock_minutes }) => clock_minutes);
  expect(clocks.sort()).toEqual([-180, 12, undefined]);
});

test("a time after now counts as now", async () => {
  const id = await bookVisit(app);
  await expectOk(noteAs(app.rosa, id, { known_at: iso(friday + 7 * minute) }));
  expect(await shownTo(app.rosa, id)).toMatchObject([{ known_at: iso(friday) }]);
});

test("completing, reopening, cancelling and another walker leave it, and each change is in the history", async () => {
  const id = await bookVisit(app);
  await expectOk(noteAs(app.rosa, id));
  await expectOk(complete(app.rosa, id));
  await expectOk(call(app.owner, reopenVisit, { params: { id }, body: { version: 3 } }));
  const body = { walker_id: app.marcus.user.id, scope: "occurrence" as const };
  await expectOk(call(app.owner, assignVisit, { params: { id }, body }));
  expect(await shownTo(app.marcus, id)).toEqual([]);
  expect((await noteAs(app.rosa, id)).body).toMatchObject({ message: "This walk was not found." });
  await expectOk(call(app.owner, cancelVisit, { params: { id }, body: {} }));
  expect(await shownTo(app.owner, id)).toMatchObject([{ words, by: "Rosa Delgado" }]);
  const history = await expectOk(call(app.owner, listHistory, { query: { about: id, kind: "visit" } }));
  expect(history.at(-1)).toMatchObject({ by: { name: "Rosa Delgado" }, changes: [{ field: "incidents", from: null }] });
});

test("a visit of today that no night has stored takes one, and one of next week does not", async () => {
  const body = aBooking(app, { date: "2026-11-13", rrule: "FREQ=DAILY;COUNT=200" });
  const { id } = await expectOk(call(app.owner, createSchedule, { body }));
  await expectOk(noteAs(app.rosa, `${id}.2026-11-20`));
  expect((await stored(`${id}.2026-11-20`)).version).toBe(2);
  expect((await noteAs(app.owner, `${id}.2027-05-01`)).status).toBe(404);
});

test("one that a phone kept has its own times by a wrong clock, and counts as come when it came", async () => {
  const id = await bookVisit(app);
  app.clock.now = friday + 180 * minute;
  const told = (from: number) => iso(from + 55 * minute);
  const given = { id: "kept", known_at: told(friday - 20 * minute), at: told(friday), sent: told(app.clock.now) };
  for (const times of [given, { ...given, sent: told(app.clock.now + minute) }]) {
    await expectOk(noteAs(app.rosa, id, { ...times, version: 1 }));
  }
  const written = { words, known_at: iso(friday - 20 * minute), at: iso(friday) };
  expect(await shownTo(app.rosa, id)).toEqual([written]);
  expect(await unread(id)).toMatchObject([written]);
  expect(Object.values((await stored(id)).incidents ?? {})).toMatchObject([{ at: app.clock.now, written_at: friday }]);
  const long = { at: "1970-01-01T05:00:00Z", sent: iso(app.clock.now), version: 1 };
  await expectOk(noteAs(app.rosa, id, long));
  expect((await shownTo(app.rosa, id)).at(-1)).toMatchObject({ at: "2026-11-20T05:00:00.000Z" });
});

test("one that a phone kept is taken in from whoever had the visit when the phone looked, also weeks later", async () => {
  const id = await bookVisit(app);
  const body = { walker_id: app.marcus.user.id, scope: "occurrence" as const };
  await expectOk(call(app.owner, assignVisit, { params: { id }, body }));
  await expectOk(call(app.owner, cancelVisit, { params: { id }, body: {} }));
  expect((await noteAs(app.priya, id, { version: 1 })).status).toBe(403);
  expect((await noteAs(app.rosa, id, { version: 2 })).status).toBe(404);
  await expectOk(noteAs(app.rosa, id, { version: 1 }));
  expect(await shownTo(app.owner, id)).toMatchObject([{ words, by: "Rosa Delgado" }]);
  const old = await bookVisit(app, { date: "2026-11-12" });
  expect((await noteAs(app.rosa, old)).status).toBe(404);
  await expectOk(noteAs(app.rosa, old, { version: 1 }));
});

test("one of a series that has ended before a night stored the visit is kept with the visit, as cancelled", async () => {
  const id = await bookVisit(app, { date: "2026-11-21", rrule: "FREQ=WEEKLY;BYDAY=SA;COUNT=60" });
  const [series] = id.split(".");
  app.clock.now = Date.parse("2027-03-20T12:00:00Z");
  await expectOk(call(app.owner, endSchedule, { params: { id: series ?? "" } }));
  app.clock.now += minute;
  expect((await noteAs(app.rosa, `${series}.2027-03-20`)).status).toBe(404);
  await expectOk(noteAs(app.rosa, `${series}.2027-03-20`, { version: 1 }));
  expect(await stored(`${series}.2027-03-20`)).toMatchObject({ status: "cancelled", incidents: expect.anything() });
});

test("it stays when its walker or its client leaves", async () => {
  const id = await bookVisit(app, { client_id: app.priya.user.id, walker_id: app.marcus.user.id });
  await expectOk(noteAs(app.marcus, id));
  for (const leaving of [app.marcus, app.priya]) {
    await expectOk(call(leaving, deleteMe, { body: { password: "Password-1" } }));
  }
  expect(await shownTo(app.owner, id)).toMatchObject([{ words, by: "Deleted walker" }]);
  expect(await unread(id)).toMatchObject([{ client: { name: "Deleted client" } }]);
});
