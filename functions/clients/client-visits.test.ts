import { expect, test } from "vitest";
import { book, bookVisit, complete } from "../testing/bookings.ts";
import { call, expectOk, expectPage, ok } from "../testing/call.ts";
import { friday, startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();

const page = (which: "upcoming" | "past", more: { limit?: number; cursor?: string | undefined } = {}) =>
  expectPage(call(app.owner, "clientVisits", { params: { id: app.ana.user.id }, query: { which, ...more } }));

test("a client's visits are read in pages, and the next one of each client at once", async () => {
  const { ana, rosa, priya, owner } = app;
  const weekly = await book(app, { rrule: "FREQ=WEEKLY", date: "2026-11-20" });
  const done = await bookVisit(app, { date: "2026-11-18", timeframe: "evening" });
  const cancelled = await bookVisit(app, { date: "2026-11-25" });
  await bookVisit(app, { client_id: priya.user.id, date: "2026-11-20", timeframe: "early_morning" });
  await bookVisit(app, { client_id: priya.user.id, date: "2026-12-02" });
  await expectOk(complete(rosa, done));
  await ok(owner, "cancelVisit", { params: { id: cancelled }, body: { charge: "all" } });

  const first = await page("upcoming", { limit: 2 });
  expect(first.items.map(({ _id }) => _id)).toEqual([`${weekly}.2026-11-20`, `${weekly}.2026-11-27`]);
  const second = await page("upcoming", { limit: 2, cursor: first.next });
  expect(second.items.map(({ date }) => date)).toEqual(["2026-12-04", "2026-12-11"]);
  expect((await page("past")).items).toMatchObject([
    { _id: cancelled, status: "cancelled", walker_id: rosa.user.id, price: 28, charge: 28 },
    { _id: done, status: "completed" },
  ]);
  expect((await page("past", { limit: 1, cursor: (await page("past", { limit: 1 })).next })).items).toMatchObject([
    { _id: done },
  ]);

  const next = () => ok(owner, "nextVisits");
  expect(await next()).toEqual({
    visits: [
      expect.objectContaining({ client_id: priya.user.id, date: "2026-11-20", timeframe: "early_morning" }),
      expect.objectContaining({ client_id: ana.user.id, date: "2026-11-20", walker_id: rosa.user.id }),
    ],
    through: "2027-01-19",
  });
  // At 9 the first frame of the day is over, and its open visit is no next one any more.
  app.clock.now = friday + 3_600_000;
  expect((await next()).visits.map(({ client_id, date }) => [client_id, date])).toEqual([
    [ana.user.id, "2026-11-20"],
    [priya.user.id, "2026-12-02"],
  ]);
});
