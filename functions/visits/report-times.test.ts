import { expect, test } from "vitest";
import { bookVisit, complete } from "../testing/bookings.ts";
import { expectOk, ok } from "../testing/call.ts";
import { at, bodyOf, iso, reporting } from "../testing/reporting.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();
const { arrive, report, rows, stored } = reporting(app);
/** Friday 20 November 2026, 12:30 in New York. */
const half12 = Date.parse("2026-11-20T17:30:00Z");

test("an arrival is noted once, makes no version, and its walker and the owner's open form go on", async () => {
  const id = await bookVisit(app);
  app.clock.now = at("09:42");
  for (let nth = 0; nth < 2; nth++) {
    expect(await bodyOf(arrive(app.rosa, id))).toMatchObject({ outcome: "done", sentence: "Sent." });
  }
  expect(await stored(id)).toMatchObject({ arrived_at: at("09:41"), arrived_by: app.rosa.user.id, version: 1 });
  const mine = await ok(app.rosa, "mySchedule");
  expect(mine.find(({ _id }) => _id === id)).toMatchObject({ arrived_at: "2026-11-20T14:41:00.000Z" });
  expect((await rows(id)).filter(({ beside }) => beside)).toHaveLength(1);
});

test("owner and client read how long the walker was there, and the client not where it was short", async () => {
  const id = await bookVisit(app);
  app.clock.now = half12;
  await expectOk(report(app.rosa, id, { arrived: { at: iso(at("09:41")) } }));
  const arrived_at = "2026-11-20T14:41:00.000Z";
  const params = { id };
  expect(await ok(app.owner, "getVisit", { params })).toMatchObject({
    ...{ arrived_at, arrived_how: "tap", done_how: "tap", minutes_on_site: 25 },
  });
  expect(await ok(app.ana, "getVisit", { params })).toMatchObject({ arrived_at });
  const past = (await ok(app.ana, "myWalkHistory", { query: {} })).find(({ _id }) => _id === id);
  expect(past).toMatchObject({ arrived_at });
  expect(past).not.toHaveProperty("minutes_on_site");

  const short = await bookVisit(app);
  await expectOk(report(app.rosa, short, { arrived: { at: iso(at("09:57")) } }));
  expect(await ok(app.owner, "getVisit", { params: { id: short } })).toMatchObject({ minutes_on_site: 9 });
  expect(await ok(app.ana, "getVisit", { params: { id: short } })).toMatchObject({ arrived_at: null });
});

test("a client reads how many visits the walker does before theirs, and nothing of these", async () => {
  const date = "2026-11-25";
  const mine = await bookVisit(app, { date, timeframe: "afternoon" });
  const nobodys = await bookVisit(app, { date, timeframe: "evening", walker_id: app.marcus.user.id });
  const other = await bookVisit(app, { date, client_id: app.priya.user.id });
  await bookVisit(app, { date: "2026-11-26" });
  const before = async () => {
    const upcoming = await ok(app.ana, "myUpcomingWalks", { query: {} });
    return [mine, nobodys].map((id) => upcoming.find(({ _id }) => _id === id)?.visits_before);
  };
  expect(await before()).toEqual([null, null]);
  app.clock.now = Date.parse("2026-11-25T13:30:00Z");
  expect(await before()).toEqual([1, 0]);
  await expectOk(complete(app.owner, other));
  expect(await before()).toEqual([0, 0]);
});
