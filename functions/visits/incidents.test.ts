import { expect, test } from "vitest";
import { bookVisit } from "../testing/bookings.ts";
import { type BodyFor, call, expectOk, ok } from "../testing/call.ts";
import { iso } from "../testing/reporting.ts";
import { friday, type Signed, startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();

const minute = 60_000;
const words = "Biscuit ate a sock, and seems well.";
let made = 0;
const nextId = () => `incident-${++made}`;

const noteAs = (as: Signed, id: string, given: Partial<BodyFor<"noteIncident">> = {}) =>
  call(as, "noteIncident", {
    params: { id },
    body: { id: nextId(), words, known_at: iso(app.clock.now - 20 * minute), ...given },
  });
const readAs = (as: Signed, id: string, incident: string) =>
  call(as, "readIncident", { params: { id }, body: { id: incident } });
const shownTo = async (as: Signed, id: string) => {
  const visit = await ok(as, "getVisit", { params: { id } });
  return "incidents" in visit ? visit.incidents : "none";
};
const unread = async (id: string) =>
  (await ok(app.owner, "listReviews")).incidents.filter(({ visit }) => visit._id === id);

test("a walker's incident is read by the owner and by its walker, and never by the client", async () => {
  const id = await bookVisit(app);
  await expectOk(noteAs(app.rosa, id));
  const written = { words, known_at: iso(friday - 20 * minute), at: iso(friday) };
  expect(await shownTo(app.owner, id)).toEqual([
    { id: expect.any(String), by: "Rosa Delgado", ...written, read_at: null },
  ]);
  expect(await shownTo(app.rosa, id)).toEqual([written]);
  expect((await ok(app.rosa, "mySchedule")).find(({ _id }) => _id === id)?.incidents).toEqual([written]);
  expect(await shownTo(app.ana, id)).toBe("none");
  for (const answer of [await call(app.ana, "getVisit", { params: { id } }), await call(app.ana, "myUpcomingWalks")]) {
    expect(JSON.stringify(answer.body)).not.toContain("sock");
  }
});

test("it waits for the owner until they have read it, once", async () => {
  const id = await bookVisit(app);
  const counted = async () => (await ok(app.owner, "getDashboard", {})).incidents;
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

test("ten incidents fit on a visit, and it needs words", async () => {
  const id = await bookVisit(app);
  for (let nth = 0; nth < 10; nth++) await expectOk(noteAs(app.rosa, id));
  expect((await noteAs(app.rosa, id)).body).toMatchObject({ message: "A walk has room for 10 incidents." });
  expect(await shownTo(app.owner, id)).toHaveLength(10);
  expect((await noteAs(app.rosa, id, { words: " " })).body).toMatchObject({ fields: { words: "Say what happened." } });
  expect((await noteAs(app.rosa, id, { words: "x".repeat(2001) })).status).toBe(400);
});

test("one that a phone kept is taken in from whoever had the visit when the phone looked, also weeks later", async () => {
  const id = await bookVisit(app);
  const body = { walker_id: app.marcus.user.id, scope: "occurrence" as const };
  await ok(app.owner, "assignVisit", { params: { id }, body });
  await ok(app.owner, "cancelVisit", { params: { id }, body: {} });
  expect((await noteAs(app.priya, id, { version: 1 })).status).toBe(403);
  expect((await noteAs(app.rosa, id, { version: 2 })).status).toBe(404);
  await expectOk(noteAs(app.rosa, id, { version: 1 }));
  expect(await shownTo(app.owner, id)).toMatchObject([{ words, by: "Rosa Delgado" }]);
  const old = await bookVisit(app, { date: "2026-11-12" });
  expect((await noteAs(app.rosa, old)).status).toBe(404);
  await expectOk(noteAs(app.rosa, old, { version: 1 }));
});
