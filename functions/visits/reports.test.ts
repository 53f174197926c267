import {
  assignVisit,
  cancelVisit,
  getVisit,
  moveVisit,
  mySchedule,
  reopenVisit,
  restoreVisit,
} from "@petcare/contract";
import type { Visit } from "@petcare/storage";
import { beforeEach, describe, expect, test } from "vitest";
import { bookVisit, complete, overwriteVisit } from "../testing/bookings.ts";
import { call, expectOk } from "../testing/call.ts";
import { at, bodyOf, reporting } from "../testing/reporting.ts";
import { friday, type Signed, startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();
const { arrive, matters, report, rows, stored } = reporting(app);
/** Friday 20 November 2026, 12:30 in New York. */
const half12 = Date.parse("2026-11-20T17:30:00Z");
beforeEach(() => {
  app.clock.now = friday;
});

const assign = (id: string, to: Signed | undefined) =>
  expectOk(call(app.owner, assignVisit, { params: { id }, body: { walker_id: to?.user.id ?? null } }));
const cancel = (id: string) => expectOk(call(app.owner, cancelVisit, { params: { id }, body: {} }));
const move = (id: string, date: `${number}-${number}-${number}`) =>
  expectOk(call(app.owner, moveVisit, { params: { id }, body: { date } }));

describe("a report that fits the plan", () => {
  test("completes the visit at the time that it was done, and its history says when it came", async () => {
    const id = await bookVisit(app);
    app.clock.now = half12;
    expect(await bodyOf(report(app.rosa, id))).toMatchObject({
      outcome: "done",
      sentence: "Sent",
      status: "completed",
      completed_at: "2026-11-20T15:06:00.000Z",
    });
    expect(await stored(id)).toMatchObject({ completed_at: at("10:06"), done_how: "tap", charge_cents: 2800 });
    expect((await rows(id))[0]).toMatchObject({ at: half12, changes: { completed_at: { to: at("10:06") } } });
  });

  test("counts once, however often and from however many tabs it comes", async () => {
    const id = await bookVisit(app);
    app.clock.now = half12;
    const answers = await Promise.all(Array.from({ length: 10 }, () => bodyOf(report(app.rosa, id))));
    expect(answers.filter((body) => "outcome" in body && body.outcome === "done")).toHaveLength(1);
    expect(answers.filter((body) => "outcome" in body && body.outcome === "known")).toHaveLength(9);
    expect((await stored(id)).version).toBe(2);
    expect(await bodyOf(report(app.rosa, id, { comments: "Another" }))).toMatchObject({
      outcome: "known",
      sentence: "Your report had arrived.",
      visit: "completed",
    });
  });

  test.each<[string, Partial<Visit>]>([
    ["a new price", { price_cents: 3100 }],
    ["another frame and other notes", { timeframe: "afternoon", notes: "Back door" }],
  ])("is done with %s", async (_, changes) => {
    const id = await bookVisit(app);
    await overwriteVisit(app, id, changes);
    app.clock.now = half12;
    expect(await bodyOf(report(app.rosa, id))).toMatchObject({ outcome: "done" });
    expect(await stored(id)).toMatchObject({ ...changes, charge_cents: changes.price_cents ?? 2800 });
  });

  test("keeps the day to which the office has moved it before", async () => {
    const id = await bookVisit(app, { date: "2026-11-24" });
    await move(id, "2026-11-19");
    app.clock.now = half12;
    expect(await bodyOf(report(app.rosa, id, { date: "2026-11-20" }))).toMatchObject({ outcome: "done" });
    expect((await stored(id)).date).toBe("2026-11-19");
  });

  test("of a visit that nobody has by now is its reporter's", async () => {
    const id = await bookVisit(app);
    await assign(id, undefined);
    app.clock.now = half12;
    expect(await bodyOf(report(app.rosa, id))).toMatchObject({ outcome: "done", sentence: "Sent" });
    expect(await stored(id)).toMatchObject({ walker_id: app.rosa.user.id, status: "completed" });
    expect(await matters(id)).toEqual([]);
  });

  test("comes anew after the visit was reopened, and its late copy does nothing", async () => {
    const id = await bookVisit(app);
    app.clock.now = half12;
    await expectOk(report(app.rosa, id));
    await expectOk(call(app.owner, reopenVisit, { params: { id }, body: {} }));
    expect(await bodyOf(report(app.rosa, id))).toMatchObject({ outcome: "known", visit: "scheduled" });
    expect(await bodyOf(report(app.rosa, id, { key: "row-2" }))).toMatchObject({ outcome: "done" });
  });

  test("leaves at most 50 marks on the visit, and a further arrival writes nothing", async () => {
    const id = await bookVisit(app);
    app.clock.now = half12;
    await expectOk(arrive(app.rosa, id, "09:41", "row-a"));
    const before = [await stored(id), await rows(id)];
    expect(await bodyOf(arrive(app.rosa, id, "09:50", "row-b"))).toMatchObject({ outcome: "done", sentence: "Sent" });
    expect([await stored(id), await rows(id)]).toStrictEqual(before);
    const reopen = () => expectOk(call(app.owner, reopenVisit, { params: { id }, body: {} }));
    for (let n = 0; n < 26; n += 1) await expectOk(report(app.rosa, id, { key: `row-${n}` })).then(reopen);
    expect((await stored(id)).heard).toHaveLength(50);
  });

  test("is refused where the phone itself showed a later day", async () => {
    const id = await bookVisit(app, { date: "2026-11-24" });
    app.clock.now = half12;
    expect(await report(app.rosa, id, { date: "2026-11-24" })).toMatchObject({
      status: 409,
      body: { message: "This walk cannot be completed before its day." },
    });
  });

  test("is not found where the visit never was the reporter's", async () => {
    const id = await bookVisit(app);
    app.clock.now = half12;
    expect(await report(app.marcus, id)).toMatchObject({ status: 404, body: { message: "This walk was not found." } });
    await assign(id, undefined);
    expect(await report(app.marcus, id)).toMatchObject({ status: 404 });
    expect(await stored(id)).not.toHaveProperty("heard");
  });
});

describe("a report that the plan contradicts is kept", () => {
  test("where the visit was moved to a later day", async () => {
    const id = await bookVisit(app);
    app.clock.now = at("08:40");
    await move(id, "2026-11-24");
    app.clock.now = half12;
    expect(await bodyOf(report(app.rosa, id))).toMatchObject({
      outcome: "kept",
      why: "moved",
      visit: "scheduled",
      sentence: "Kept. This walk was moved to Tue; Kate settles it.",
    });
    expect(await matters(id)).toMatchObject([
      { by: app.rosa.user.id, day: "2026-11-20", done_at: at("10:06"), since: at("08:40"), comments: "All well" },
    ]);
    expect(await stored(id)).toMatchObject({ status: "scheduled", date: "2026-11-24" });
    const mine = await expectOk(call(app.rosa, mySchedule));
    expect(mine.find(({ _id }) => _id === id)).toMatchObject({ mine_reported: "2026-11-20T15:06:00.000Z" });
    expect(await bodyOf(report(app.rosa, id))).toMatchObject({ outcome: "known" });
  });

  test.each([
    ["before", "10:20", "Kept. It was cancelled after you were done; Kate settles your pay.", "done_before"],
    ["after", "09:20", "Kept. It was cancelled at 9:20 AM; Kate settles your pay. You need do nothing.", "done_after"],
  ])("where it was done %s the visit was cancelled", async (_, cancelled, sentence, why) => {
    const id = await bookVisit(app);
    app.clock.now = at(cancelled);
    await cancel(id);
    app.clock.now = half12;
    expect(await bodyOf(report(app.rosa, id))).toMatchObject({ outcome: "kept", visit: "cancelled", why, sentence });
    expect(await stored(id)).toMatchObject({ status: "cancelled" });
  });

  test("and stays open for its walker after the visit was restored", async () => {
    const id = await bookVisit(app);
    app.clock.now = half12;
    await cancel(id);
    await expectOk(report(app.rosa, id));
    await expectOk(call(app.owner, restoreVisit, { params: { id }, body: {} }));
    expect(await bodyOf(report(app.rosa, id))).toMatchObject({ outcome: "known", visit: "scheduled" });
    expect(await matters(id)).toHaveLength(1);
  });

  test("where the other walker has completed it, with the same words, too", async () => {
    const id = await bookVisit(app);
    await assign(id, app.marcus);
    app.clock.now = half12;
    await expectOk(report(app.marcus, id, { version: 2 }));
    expect(await bodyOf(report(app.rosa, id))).toMatchObject({
      outcome: "kept",
      why: "both",
      sentence: "Kept. Marcus had reported it; Kate settles it.",
    });
    expect(await stored(id)).toMatchObject({ walker_id: app.marcus.user.id });
  });

  test("where the owner has completed it with other words; with the same ones nothing is to settle", async () => {
    const id = await bookVisit(app);
    await expectOk(complete(app.owner, id, { comments: "Rosa called" }));
    app.clock.now = half12;
    expect(await bodyOf(report(app.rosa, id))).toMatchObject({
      outcome: "kept",
      why: "completed_for",
      sentence: "Kept. Kate had marked it as done; your note is with her.",
    });
    const other = await bookVisit(app);
    await expectOk(complete(app.owner, other, { comments: "All well" }));
    expect(await bodyOf(report(app.rosa, other))).toMatchObject({ outcome: "done" });
    expect(await matters(other)).toEqual([]);
    await expectOk(call(app.owner, reopenVisit, { params: { id: other }, body: {} }));
    expect(await bodyOf(report(app.rosa, other))).toMatchObject({ outcome: "known", visit: "scheduled" });
  });

  test("where the walker's other phone was first", async () => {
    const id = await bookVisit(app);
    app.clock.now = half12;
    await expectOk(report(app.rosa, id));
    expect(await bodyOf(report(app.rosa, id, { key: "row-2", comments: "More" }))).toMatchObject({
      outcome: "kept",
      why: "second",
      sentence: "Kept. You had reported this walk; both notes are kept.",
    });
  });

  test("ten times, and the eleventh stays on the phone", async () => {
    const id = await bookVisit(app);
    await cancel(id);
    app.clock.now = half12;
    for (let n = 0; n < 10; n++) await expectOk(report(app.rosa, id, { key: `row-${n}` }));
    expect(await report(app.rosa, id, { key: "row-10" })).toMatchObject({
      status: 409,
      body: { message: "Ten reports of this walk wait to be settled. Please keep yours until then." },
    });
    expect(await matters(id)).toHaveLength(10);
  });
});

test("a report of a visit that was given to another walker completes it for its reporter, and the owner is told", async () => {
  const id = await bookVisit(app);
  app.clock.now = at("08:40");
  await assign(id, app.marcus);
  app.clock.now = half12;
  expect(await bodyOf(report(app.rosa, id))).toMatchObject({
    outcome: "done",
    status: "completed",
    sentence: "Sent. It was Marcus's by then; Kate knows.",
  });
  expect(await stored(id)).toMatchObject({ walker_id: app.rosa.user.id, completed_by: app.rosa.user.id });
  expect(await matters(id)).toMatchObject([{ was: app.marcus.user.id, since: at("08:40"), comments: "" }]);
  expect(await call(app.marcus, getVisit, { params: { id } })).toMatchObject({ status: 404 });
});

test("whether a visit was its reporter's is judged by what their phone had seen, and not by who had it before", async () => {
  const id = await bookVisit(app);
  await assign(id, app.marcus);
  await assign(id, app.rosa);
  app.clock.now = half12;
  expect(await report(app.marcus, id, { version: 3 })).toMatchObject({ status: 404 });
  expect(await bodyOf(report(app.marcus, id, { version: 2 }))).toMatchObject({
    outcome: "done",
    sentence: "Sent. It was Rosa's by then; Kate knows.",
  });
});
