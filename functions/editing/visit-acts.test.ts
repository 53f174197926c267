import { readDue } from "@petcare/storage";
import { describe, expect, test } from "vitest";
import { book, bookVisit, complete, overwriteVisit } from "../testing/bookings.ts";
import { call, expectError, expectOk, fieldsOf, ok } from "../testing/call.ts";
import { opened, visitAs } from "../testing/editing.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();

const weekly = "FREQ=WEEKLY;BYDAY=MO,WE,FR";
const { owner, rosa, marcus } = app;

describe("one visit", () => {
  test("has fields of its own, and gives them back", async () => {
    const series = await book(app, { rrule: weekly });
    const edit = (body: object) =>
      ok(owner, "updateOccurrence", {
        params: { id: series },
        body: { occurrence_start: "2026-11-25T14:00:00Z", ...body },
      });
    const id = `${series}.2026-11-25`;
    const starts = async () => {
      const query = { start: "2026-11-25", end: "2026-11-26" };
      const lists = await Promise.all([
        ok(owner, "listSchedules", { query }),
        ok(rosa, "mySchedule", { query }),
        ok(app.ana, "myUpcomingWalks", { query: { limit: 100 } }),
      ]);
      const listed = lists.flat().filter(({ _id }) => _id === id);
      return [...listed.map((visit) => visit.occurrence_start), (await opened(app, id)).occurrence_start];
    };
    const first = Array(4).fill("2026-11-25T14:00:00.000Z");
    expect(await starts()).toEqual(first);
    await edit({ notes: "Back gate", price: 30, timeframe: "evening", pet_names: ["Max"], garage_code: "77" });
    expect(await starts()).toEqual(first);
    expect(await visitAs(app, id)).toMatchObject({ notes: "Back gate", price: 30, timeframe: "evening" });
    expect((await opened(app, id)).occurrence).toMatchObject({
      own: ["garage_code", "notes", "pet_names", "price", "timeframe"],
      version: 2,
      changed: { by: "Kate Corrigan" },
    });
    // Any hour of its day finds it.
    await edit({ reset: ["notes", "timeframe"], price: null, occurrence_start: "2026-11-25T23:00:00Z" });
    expect(await visitAs(app, id)).toMatchObject({ notes: null, price: 28, timeframe: "morning" });
    expect((await opened(app, id)).occurrence?.own).toEqual(["garage_code", "pet_names"]);
    expect(await starts()).toEqual(first);
  });

  test("moves to another day, frame and walker, and back", async () => {
    const id = await bookVisit(app, { walker_phone: "516-555-0101" });
    const move = (body: object) => call(owner, "moveVisit", { params: { id }, body });
    const moved = await expectOk(
      move({ date: "2026-12-01", timeframe: "evening", walker_id: marcus.user.id, version: 1 }),
    );
    const occurrence_start = "2026-11-20T14:00:00.000Z";
    expect(moved.visit).toMatchObject({ date: "2026-12-01", timeframe: "evening", occurrence_start, version: 2 });
    // Otherwise the client would call Rosa about a visit of Marcus's.
    expect((await visitAs(app, id)).walker_phone).toBe("5165550102");
    const back = { date: "2026-11-20", timeframe: "morning", walker_id: rosa.user.id };
    await expectOk(move({ ...back, version: 2 }));
    expect(await expectError(move({ date: "2026-12-24", version: 2 }))).toMatchObject({
      status: 409,
      body: { message: "This has changed since you looked.", current: { occurrence: { version: 3 } } },
    });
    // The same request again finds it done.
    expect((await expectOk(move({ ...back, version: 2 }))).version).toBe(3);
  });

  test("goes to another walker, and to nobody", async () => {
    const id = await bookVisit(app);
    const assign = (walker_id: string | null) => call(owner, "assignVisit", { params: { id }, body: { walker_id } });
    expect((await expectOk(assign(marcus.user.id))).visit?.walker_id).toBe(marcus.user.id);
    expect((await expectOk(assign(null))).visit?.walker_id).toBeNull();
    expect(await fieldsOf(assign("nobody"))).toEqual({
      walker_id: "Please select a walker",
    });
  });
});

test("a series keeps its days", async () => {
  const id = `${await book(app, { rrule: weekly })}.2026-12-04`;
  const body = { scope: "following" as const, date: "2026-12-05" as const };
  expect(await fieldsOf(call(owner, "moveVisit", { params: { id }, body }))).toEqual({
    date: "A series keeps its days. Move this visit alone, or end the series here and book a new one.",
  });
});

const reopen = (id: string) => call(owner, "reopenVisit", { params: { id }, body: {} });

test("reopening forgets how it was completed, so it can be completed again", async () => {
  const id = await bookVisit(app);
  await complete(rosa, id, { comments: "All well" });
  expect((await expectOk(reopen(id))).visit?.status).toBe("scheduled");
  expect(await visitAs(app, id)).toMatchObject({ comments: null, completed_at: null, pay: null, charge: null });
  await expectOk(reopen(id));
  await expectOk(complete(rosa, id, { comments: "All well indeed" }));
});

test.each([
  ["reopened", (id: string) => call(owner, "reopenVisit", { params: { id }, body: {} })],
  ["moved", (id: string) => call(owner, "moveVisit", { params: { id }, body: { date: "2026-11-21" } })],
  ["given away", (id: string) => call(owner, "assignVisit", { params: { id }, body: { walker_id: marcus.user.id } })],
  ["cancelled", (id: string) => call(owner, "cancelVisit", { params: { id }, body: {} })],
] as const)("what is on an invoice is not %s, and the answer names the invoice", async (_, act) => {
  const id = await bookVisit(app);
  await complete(rosa, id);
  await overwriteVisit(app, id, { invoice_id: "f00d66aa77bb" });
  expect(await act(id)).toMatchObject({
    status: 409,
    body: { code: "invoiced", message: "This visit is on invoice 66AA77BB. Void the invoice first." },
  });
  expect((await visitAs(app, id)).status).toBe("completed");
});

const confirm = (as: typeof rosa, id: string, version?: number) =>
  call(as, "confirmVisit", { params: { id }, body: { version } });

test("confirming is for its walker, once, as it was seen", async () => {
  const id = await bookVisit(app);
  expect((await expectError(confirm(marcus, id))).status).toBe(404);
  await ok(owner, "moveVisit", { params: { id }, body: { timeframe: "evening" } });
  const { status, body } = await expectError(confirm(rosa, id, 1));
  expect([status, body.message]).toEqual([409, "This walk has changed. Look again."]);
  expect(await expectOk(confirm(rosa, id, 2))).toEqual({ _id: id, status: "confirmed", version: 3 });
  expect(await expectOk(confirm(rosa, id, 2))).toEqual({ _id: id, status: "confirmed", version: 3 });
});

test("restoring a visit takes what was paid for it off the walker's next pay", async () => {
  const id = await bookVisit(app, { timeframe: "evening" });
  await ok(owner, "cancelVisit", { params: { id }, body: { charge: "nothing", pay: "half" } });
  await overwriteVisit(app, id, { pay_run_id: "run-1" });
  const { visit } = await ok(owner, "restoreVisit", { params: { id }, body: {} });
  expect(visit).toMatchObject({ status: "scheduled" });
  const due = await readDue(app.installation.db, "2026-11-20", rosa.user.id);
  expect(due.filter((line) => line.id.startsWith(id))).toMatchObject([{ kind: "correction", cents: -750 }]);
});
