import { describe, expect, test } from "vitest";
import { book, bookVisit, complete, overwriteVisit } from "../testing/bookings.ts";
import { call, expectError, expectOk, fieldsOf, ok, refusal } from "../testing/call.ts";
import { anEdit, opened, visitAs } from "../testing/editing.ts";
import { newAccount, startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();

const weekly = "FREQ=WEEKLY;BYDAY=MO,WE,FR";
const { owner, rosa } = app;

describe("cancelling", () => {
  const cancel = (id: string, body: object = {}, preview?: "1") =>
    call(owner, "cancelVisit", { params: { id }, query: { preview }, body });

  test("fixes what is charged and paid; the half cent is the business's", async () => {
    const id = await bookVisit(app, { price: 28.01 });
    const body = { charge: "half", pay: "amount", pay_amount: 5.5, reason: "Ana is ill", version: 1 };
    expect((await expectOk(cancel(id, body, "1"))).effect).toMatchObject({ cancelled: 1, charge: 14, pay: 5.5 });
    await expectOk(cancel(id, body));
    expect(await visitAs(app, id)).toMatchObject({
      ...{ status: "cancelled", charge: 14, pay: 5.5, cancel_reason: "Ana is ill" },
    });
    expect((await expectOk(cancel(id, body))).effect.cancelled).toBe(0);
    expect(await refusal(cancel(id, { charge: "all" }))).toBe("This walk is cancelled. Restore it first.");
    const mine = await ok(rosa, "mySchedule");
    expect(mine.find(({ _id }) => _id === id)).toMatchObject({ cancel_reason: "Ana is ill", address: null });
  });

  test("a completed visit is refused", async () => {
    const id = await bookVisit(app);
    await complete(rosa, id);
    expect(await refusal(cancel(id))).toBe("A completed walk cannot be changed. Reopen it first.");
  });

  test("from a visit on ends the series the day before, and undoing puts its end back", async () => {
    const series = await book(app, { rrule: weekly });
    const answer = await expectOk(cancel(`${series}.2026-12-04`, { scope: "following" }));
    expect(answer.effect).toMatchObject({ cancelled: 21, later: "every", charge: 0 });
    const query = { start: "2026-12-01", end: "2026-12-08" };
    const open = async () =>
      (await ok(owner, "listSchedules", { query }))
        .filter(({ schedule_id, status }) => schedule_id === series && status !== "cancelled")
        .map(({ date }) => date);
    expect(await open()).toEqual(["2026-12-02"]);
    await ok(owner, "undoEdit", { params: { id: series }, body: { version: 2 } });
    expect(await open()).toEqual(["2026-12-02", "2026-12-04", "2026-12-07"]);
    expect((await opened(app, series)).rrule).not.toContain("UNTIL");
    // A lost answer: the same request again.
    await ok(owner, "undoEdit", { params: { id: series }, body: { version: 2 } });
  });

  test("a series without end is not charged, nor more visits than there is room for", async () => {
    const endless = `${await book(app, { rrule: weekly })}.2026-11-20`;
    expect(await fieldsOf(cancel(endless, { scope: "series", charge: "all" }))).toEqual({
      charge: "This series has no end, so its visits cannot all be charged. Cancel the ones to be charged first.",
    });
    const many = `${await book(app, { rrule: "FREQ=DAILY;COUNT=93" })}.2026-11-20`;
    expect(await fieldsOf(cancel(many, { scope: "series", charge: "all" }))).toEqual({
      charge: "These are too many visits to be charged at once. Cancel the ones to be charged first.",
    });
  });

  test("an amount has to be said", async () => {
    expect(await fieldsOf(cancel(await bookVisit(app), { charge: "amount" }))).toEqual({
      charge_amount: "Charge must be an amount in dollars",
    });
  });

  test("DELETE charges and pays nothing", async () => {
    const series = await book(app, { rrule: "FREQ=DAILY;COUNT=4" });
    const answer = await ok(owner, "endSchedule", { params: { id: series } });
    expect(answer.effect).toMatchObject({ cancelled: 4, charge: 0, pay: 0 });
    const single = await bookVisit(app);
    await ok(owner, "endSchedule", { params: { id: single } });
    expect(await visitAs(app, single)).toMatchObject({ status: "cancelled", charge: 0, pay: 0 });
  });
});

describe("restoring", () => {
  const restore = (id: string, body: object = {}) => call(owner, "restoreVisit", { params: { id }, body });

  test("is refused once the client has left, one visit and the series alike", async () => {
    const client = await newAccount(app, { role: "client" });
    const series = await book(app, { client_id: client.user.id, rrule: weekly });
    await ok(client, "deleteMe", { body: { password: "Password-1" } });
    for (const body of [{}, { scope: "series" }]) {
      const { status, body: refused } = await expectError(restore(`${series}.2026-11-23`, body));
      expect(status).toBe(409);
      expect(refused.message).toBe("This client has left, so the visit cannot be restored.");
    }
  });

  const onInvoice = { code: "invoiced", message: "This visit is on invoice 66AA77BB. Void the invoice first." };

  test("is refused for the past and for what is on an invoice", async () => {
    const id = await bookVisit(app);
    await overwriteVisit(app, id, { status: "cancelled", invoice_id: "f00d66aa77bb" });
    expect(await restore(id)).toMatchObject({ status: 409, body: onInvoice });
    const past = await bookVisit(app, { date: "2026-11-18" });
    await overwriteVisit(app, past, { status: "cancelled" });
    expect(await refusal(restore(past))).toBe("A walk of a past day cannot be restored.");
  });

  test("a series as it was booked, unless it ended too long ago", async () => {
    const series = await book(app, { rrule: weekly });
    const id = `${series}.2026-11-23`;
    await ok(owner, "cancelVisit", { params: { id }, body: { scope: "series" } });
    expect((await expectOk(restore(id, { scope: "series" }))).saved).toBe(true);
    expect((await opened(app, series)).rrule).not.toContain("UNTIL");
    expect(await expectOk(restore(id, { scope: "series" }))).toMatchObject({ saved: false, effect: { restored: 0 } });
    await ok(owner, "cancelVisit", { params: { id }, body: { scope: "series" } });
    app.clock.now = Date.parse("2027-03-01T15:00:00Z");
    expect(await fieldsOf(restore(id, { scope: "series" }))).toEqual({
      scope: "This series ended too long ago. Book a new one.",
    });
  });
});

test("undoing after another edit names who was in between", async () => {
  const series = await book(app, { rrule: weekly });
  const edit = (notes: string) => ok(owner, "updateSchedule", { params: { id: series }, body: anEdit(app, { notes }) });
  await edit("One");
  app.clock.now = Date.parse("2026-11-20T18:12:00Z");
  await edit("Two");
  const { status, body } = await expectError(call(owner, "undoEdit", { params: { id: series }, body: { version: 2 } }));
  expect([status, body.message]).toEqual([409, "Not undone: Kate Corrigan changed this series at 1:12 PM."]);
  await ok(owner, "undoEdit", { params: { id: series }, body: { version: 3 } });
  expect((await opened(app, series)).notes).toBe("One");
});
