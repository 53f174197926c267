import {
  cancelVisit,
  getVisit,
  listMatters,
  moveVisit,
  mySchedule,
  myUpcomingWalks,
  myWalkHistory,
  restoreVisit,
  settleVisit,
  unsettleVisit,
} from "@petcare/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { bookVisit, complete } from "../testing/bookings.ts";
import { call, expectOk } from "../testing/call.ts";
import { at, bodyOf, iso, reporting } from "../testing/reporting.ts";
import { friday, startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();
const { arrive, matters, report, rows, stored } = reporting(app);
/** Friday 20 November 2026, 12:30 in New York. */
const half12 = Date.parse("2026-11-20T17:30:00Z");
beforeEach(() => {
  app.clock.now = friday;
});

const cancel = (id: string) => expectOk(call(app.owner, cancelVisit, { params: { id }, body: {} }));
const move = (id: string, date: `${number}-${number}-${number}`) =>
  expectOk(call(app.owner, moveVisit, { params: { id }, body: { date } }));

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

test("a kept report says how wrong the phone's clock was, and counting it as done keeps the source of its arrival", async () => {
  for (const [off, clock] of [
    [7, "Rosa's phone was 7 min fast; the time is put right."],
    [-180, "Rosa's phone was 3 h slow; the time is put right."],
    [2, null],
  ] as const) {
    const id = await bookVisit(app);
    app.clock.now = at("10:20");
    await cancel(id);
    app.clock.now = half12;
    const told = (time: number) => iso(time + off * 60_000);
    const arrived = { at: told(at("09:41")), how: "given" as const };
    await expectOk(report(app.rosa, id, { at: told(at("10:06")), sent: told(half12), arrived }));
    const { matters: all } = await expectOk(call(app.owner, listMatters, {}));
    const matter = all.find(({ visit }) => visit._id === id);
    expect(matter).toMatchObject({ clock, arrived_at: iso(at("09:41")), done_at: iso(at("10:06")) });
    const body = { matter: matter?.id ?? "", do: "take" as const, charge_amount: 28, pay_amount: 15, version: 3 };
    await expectOk(call(app.owner, settleVisit, { params: { id }, body }));
    expect(await stored(id)).toMatchObject({ arrived_at: at("09:41"), arrived_how: "given", done_how: "tap" });
    await expectOk(call(app.owner, unsettleVisit, { params: { id }, body: { version: 4 } }));
    expect(await stored(id)).not.toHaveProperty("arrived_how");
  }
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

  test("that another phone noted later gives way to the first one", async () => {
    const id = await bookVisit(app);
    app.clock.now = half12;
    await expectOk(arrive(app.rosa, id));
    await expectOk(report(app.rosa, id, { key: "row-2", arrived: { at: iso(at("09:50")) } }));
    expect(await stored(id)).toMatchObject({ status: "completed", arrived_at: at("09:41") });
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

test("owner and client read how long the walker was there, and the client not where it was short", async () => {
  const id = await bookVisit(app);
  app.clock.now = half12;
  await expectOk(report(app.rosa, id, { arrived: { at: iso(at("09:41")) } }));
  const arrived_at = "2026-11-20T14:41:00.000Z";
  const params = { id };
  expect(await expectOk(call(app.owner, getVisit, { params }))).toMatchObject({
    ...{ arrived_at, arrived_how: "tap", done_how: "tap", minutes_on_site: 25 },
  });
  expect(await expectOk(call(app.ana, getVisit, { params }))).toMatchObject({ arrived_at });
  const past = (await expectOk(call(app.ana, myWalkHistory, { query: {} }))).find(({ _id }) => _id === id);
  expect(past).toMatchObject({ arrived_at });
  expect(past).not.toHaveProperty("minutes_on_site");

  const short = await bookVisit(app);
  await expectOk(report(app.rosa, short, { arrived: { at: iso(at("09:57")) } }));
  expect(await expectOk(call(app.owner, getVisit, { params: { id: short } }))).toMatchObject({ minutes_on_site: 9 });
  expect(await expectOk(call(app.ana, getVisit, { params: { id: short } }))).toMatchObject({ arrived_at: null });

  const given = await bookVisit(app);
  await expectOk(report(app.rosa, given, { arrived: { at: iso(at("09:41")), how: "given" } }));
  expect(await expectOk(call(app.owner, getVisit, { params: { id: given } }))).toMatchObject({
    ...{ arrived_at, arrived_how: "given", minutes_on_site: null },
  });
});

test("a client reads since when the walker is there", async () => {
  const id = await bookVisit(app);
  app.clock.now = at("09:42");
  await expectOk(arrive(app.rosa, id));
  const upcoming = await expectOk(call(app.ana, myUpcomingWalks, { query: {} }));
  expect(upcoming.find(({ _id }) => _id === id)).toMatchObject({
    ...{ arrived_at: "2026-11-20T14:41:00.000Z", visits_before: null },
  });
});

test("a client reads how many visits the walker does before theirs, and nothing of these", async () => {
  const date = "2026-11-25";
  const mine = await bookVisit(app, { date, timeframe: "afternoon" });
  const nobodys = await bookVisit(app, { date, timeframe: "evening", walker_id: app.marcus.user.id });
  const other = await bookVisit(app, { date, client_id: app.priya.user.id });
  await bookVisit(app, { date: "2026-11-26" });
  const before = async () => {
    const upcoming = await expectOk(call(app.ana, myUpcomingWalks, { query: {} }));
    return [mine, nobodys].map((id) => upcoming.find(({ _id }) => _id === id)?.visits_before);
  };
  expect(await before()).toEqual([null, null]);
  app.clock.now = Date.parse("2026-11-25T13:30:00Z");
  expect(await before()).toEqual([1, 0]);
  await expectOk(complete(app.owner, other));
  expect(await before()).toEqual([0, 0]);
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
