import {
  arriveAtVisit,
  assignVisit,
  type BodyOf,
  cancelVisit,
  completeWalk,
  getVisit,
  moveVisit,
  mySchedule,
  reopenVisit,
  restoreVisit,
} from "@petcare/contract";
import { parseVisitId, readStoredVisit, readVisitHistory, type Visit } from "@petcare/storage";
import { beforeEach, describe, expect, test } from "vitest";
import { bookVisit, complete, overwriteVisit } from "../testing/bookings.ts";
import { call, expectOk } from "../testing/call.ts";
import { friday, type Signed, startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();
/** Friday 20 November 2026, 12:30 in New York. */
const half12 = Date.parse("2026-11-20T17:30:00Z");
beforeEach(() => {
  app.clock.now = friday;
});

const at = (time: string) => Date.parse(`2026-11-20T${time}:00-05:00`);
const iso = (instant: number) => new Date(instant).toISOString();

type Given = Partial<BodyOf<typeof completeWalk>> & { key?: string };

/** Sends a walker's report of this Friday, done at 10:06 by a right clock. */
const report = (as: Signed, id: string, { key = "row-1", ...given }: Given = {}) =>
  call(as, completeWalk, {
    params: { id },
    idempotencyKey: key,
    body: {
      comments: "All well",
      at: iso(at("10:06")),
      sent: iso(app.clock.now),
      version: 1,
      date: "2026-11-20",
      ...given,
    },
  });

const arrive = (as: Signed, id: string, time = "09:41", key = "row-1") =>
  call(as, arriveAtVisit, {
    params: { id },
    idempotencyKey: key,
    body: { at: iso(at(time)), sent: iso(app.clock.now), version: 1, date: "2026-11-20" },
  });

async function stored(id: string): Promise<Visit> {
  const key = parseVisitId(id);
  const visit = key && (await readStoredVisit(app.installation.db, key));
  if (!visit) throw new Error(`${id} is not stored`);
  return visit;
}

const matters = async (id: string) => Object.values((await stored(id)).matters ?? {});
const rows = async (id: string) => (await readVisitHistory(app.installation.db, id, { limit: 100 })).rows;
const assign = (id: string, to: Signed | undefined) =>
  expectOk(call(app.owner, assignVisit, { params: { id }, body: { walker_id: to?.user.id ?? null } }));
const cancel = (id: string) => expectOk(call(app.owner, cancelVisit, { params: { id }, body: {} }));
const move = (id: string, date: `${number}-${number}-${number}`) =>
  expectOk(call(app.owner, moveVisit, { params: { id }, body: { date } }));
const bodyOf = async (answer: Promise<{ body: object }>): Promise<object> => (await answer).body;

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

describe("the time of a report", () => {
  test.each([
    ["55 minutes fast", 55],
    ["5 hours slow", -300],
  ])("is right though the phone's clock is %s", async (_, minutes) => {
    const id = await bookVisit(app);
    app.clock.now = half12;
    const off = minutes * 60_000;
    await expectOk(report(app.rosa, id, { at: iso(at("10:06") + off), sent: iso(half12 + off) }));
    expect(await stored(id)).toMatchObject({ completed_at: at("10:06"), done_how: "tap" });
  });

  test("is the begin of the day where the phone was in 1970 when it was tapped", async () => {
    const id = await bookVisit(app);
    app.clock.now = half12;
    await expectOk(report(app.rosa, id, { at: "1970-01-01T00:00:00Z" }));
    expect(await stored(id)).toMatchObject({ completed_at: at("00:00"), done_how: "adjusted" });
  });
});

describe("an arrival", () => {
  test("is noted once, makes no version, and its walker and the owner's open form go on", async () => {
    const id = await bookVisit(app);
    app.clock.now = at("09:42");
    expect(await bodyOf(arrive(app.rosa, id))).toMatchObject({ outcome: "done", sentence: "Sent" });
    expect(await bodyOf(arrive(app.rosa, id))).toMatchObject({ outcome: "known" });
    expect(await stored(id)).toMatchObject({ arrived_at: at("09:41"), arrived_by: app.rosa.user.id, version: 1 });
    const mine = await expectOk(call(app.rosa, mySchedule));
    expect(mine.find(({ _id }) => _id === id)).toMatchObject({ arrived_at: "2026-11-20T14:41:00.000Z" });
    // The first one stands.
    expect(await bodyOf(arrive(app.rosa, id, "09:42", "row-2"))).toMatchObject({ outcome: "done" });
    expect((await stored(id)).arrived_at).toBe(at("09:41"));
    expect((await rows(id)).filter(({ beside }) => beside)).toHaveLength(1);
  });

  test("comes along with the completion, and its late copy does nothing", async () => {
    const id = await bookVisit(app);
    app.clock.now = half12;
    await expectOk(report(app.rosa, id, { arrived: { at: iso(at("09:41")) } }));
    expect(await stored(id)).toMatchObject({ arrived_at: at("09:41"), completed_at: at("10:06") });
    expect(await bodyOf(arrive(app.rosa, id))).toMatchObject({ outcome: "known" });
  });

  test("at a cancelled visit is kept, and the completion of the same row fills it", async () => {
    const id = await bookVisit(app);
    app.clock.now = at("09:05");
    await cancel(id);
    app.clock.now = half12;
    expect(await bodyOf(arrive(app.rosa, id, "09:12"))).toMatchObject({
      outcome: "kept",
      why: "arrived",
      sentence: "Kept: you were there at 9:12 AM.",
    });
    await expectOk(report(app.rosa, id));
    expect(await matters(id)).toMatchObject([{ arrived_at: at("09:12"), done_at: at("10:06") }]);
  });

  test("that was kept goes with the completion of the same row", async () => {
    const id = await bookVisit(app);
    app.clock.now = at("09:05");
    await cancel(id);
    await expectOk(arrive(app.rosa, id, "09:04"));
    await expectOk(call(app.owner, restoreVisit, { params: { id }, body: {} }));
    app.clock.now = half12;
    expect(await bodyOf(report(app.rosa, id))).toMatchObject({ outcome: "done" });
    expect(await stored(id)).not.toHaveProperty("matters");
  });
});

test("an overnight stay is reported for the night that the phone showed", async () => {
  const id = await bookVisit(app, { service_type: "overnight", timeframe: "evening" });
  app.clock.now = Date.parse("2026-11-21T13:00:00Z");
  const done = { at: iso(app.clock.now), date: "2026-11-20" as const };
  const moved = await bookVisit(app, { service_type: "overnight", timeframe: "evening" });
  await move(moved, "2026-11-21");
  expect(await bodyOf(report(app.rosa, id, done))).toMatchObject({ outcome: "done" });
  expect((await stored(id)).date).toBe("2026-11-20");
  expect(await bodyOf(report(app.rosa, moved, done))).toMatchObject({ outcome: "kept", why: "moved" });
});
