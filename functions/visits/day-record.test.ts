import {
  cancelVisit,
  endSchedule,
  getDayRecord,
  moveVisit,
  noteIncident,
  readIncident,
  reopenVisit,
  settleVisit,
} from "@petcare/contract";
import type { LocalDate } from "@petcare/domain";
import { beforeEach, expect, test } from "vitest";
import { book, bookVisit, complete } from "../testing/bookings.ts";
import { call, expectOk } from "../testing/call.ts";
import { clearing } from "../testing/clear-table.ts";
import { at, iso, reporting } from "../testing/reporting.ts";
import { friday, startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();
const { report, stored } = reporting(app);
const clear = await clearing(app);

beforeEach(async () => {
  app.clock.now = friday;
  await clear();
});

const hours = 3_600_000;
const record = async (date: LocalDate = "2026-11-20") => {
  const { visits, ...day } = await expectOk(call(app.owner, getDayRecord, { params: { date } }));
  return { ...day, left: Object.fromEntries(visits.map(({ _id, left }) => [_id, left])), visits };
};
const cancel = (id: string) => expectOk(call(app.owner, cancelVisit, { params: { id }, body: {} }));
const move = (id: string, date: LocalDate) =>
  expectOk(call(app.owner, moveVisit, { params: { id }, body: { date, timeframe: "morning", version: 1 } }));

test("a day goes down to nothing, and later days do not change what it left", async () => {
  const [done, cancelled, moved] = [await bookVisit(app), await bookVisit(app), await bookVisit(app)];
  const open = { what: "open", ended_at: null };
  expect(await record()).toMatchObject({
    is_over: false,
    nothing_left_at: null,
    left: { [done]: open, [cancelled]: open, [moved]: open },
  });
  app.clock.now = at("10:06");
  await expectOk(complete(app.rosa, done));
  app.clock.now = at("13:00");
  await cancel(cancelled);
  app.clock.now = at("18:41");
  await move(moved, "2026-11-28");
  const settled = { nothing_left_at: iso(at("18:41")), left: { [done]: null, [cancelled]: null, [moved]: null } };
  expect(await record()).toMatchObject({ ...settled, is_over: false });
  app.clock.now = at("18:41") + 30 * hours;
  await expectOk(call(app.owner, reopenVisit, { params: { id: done }, body: { version: 2 } }));
  const { visits, ...day } = await record();
  expect(day).toMatchObject({ ...settled, is_over: true });
  expect(visits.map(({ _id, date, status }) => [_id, date, status]).sort()).toEqual(
    [
      [done, "2026-11-20", "scheduled"],
      [cancelled, "2026-11-20", "cancelled"],
      [moved, "2026-11-28", "scheduled"],
    ].sort(),
  );
});

test("what was left says how it ended, and when: by a report that comes the next morning, too", async () => {
  const [late, moved, open] = [await bookVisit(app), await bookVisit(app), await bookVisit(app)];
  app.clock.now = at("08:02") + 24 * hours;
  await expectOk(report(app.rosa, late));
  await move(moved, "2026-11-27");
  const day = await record();
  const ended = { what: "open", ended_at: iso(app.clock.now) };
  expect(day.left).toEqual({ [late]: ended, [moved]: ended, [open]: { what: "open", ended_at: null } });
  expect(day.nothing_left_at).toBeNull();
  expect(day.visits.find(({ _id }) => _id === late)).toMatchObject({
    client: "Ana Reyes",
    walker: "Rosa Delgado",
    completed_at: iso(at("10:06")),
    late_minutes: 0,
  });
});

test("a report to settle and an incident to read hold the day open", async () => {
  const [reported, hurt] = [await bookVisit(app), await bookVisit(app)];
  await cancel(reported);
  app.clock.now = at("10:30");
  await expectOk(report(app.rosa, reported));
  const known_at = iso(at("10:10"));
  await expectOk(
    call(app.rosa, noteIncident, { params: { id: hurt }, body: { id: "one", words: "A sock.", known_at } }),
  );
  await expectOk(complete(app.rosa, hurt));
  expect((await record()).left).toMatchObject({ [reported]: { what: "report" }, [hurt]: { what: "incident" } });
  app.clock.now = at("19:00");
  const [matter = ""] = Object.keys((await stored(reported)).matters ?? {});
  const { version } = await stored(reported);
  await expectOk(
    call(app.owner, settleVisit, { params: { id: reported }, body: { matter, do: "leave", note: false, version } }),
  );
  app.clock.now = at("20:00");
  const [id = ""] = Object.keys((await stored(hurt)).incidents ?? {});
  await expectOk(call(app.owner, readIncident, { params: { id: hurt }, body: { id } }));
  expect(await record()).toMatchObject({
    nothing_left_at: iso(at("20:00")),
    left: { [reported]: null, [hurt]: null },
  });
});

test("a series that is cancelled at noon left nothing, and a date of a series that no night has stored is of its day", async () => {
  const id = await book(app, { rrule: "FREQ=DAILY;COUNT=200" });
  app.clock.now = at("12:00");
  await expectOk(call(app.owner, endSchedule, { params: { id } }));
  expect(await record()).toMatchObject({ nothing_left_at: iso(at("12:00")), left: { [`${id}.2026-11-20`]: null } });
  const other = await book(app, { rrule: "FREQ=DAILY;COUNT=200" });
  app.clock.now += 90 * 24 * hours;
  expect((await record()).left).toEqual({
    [`${id}.2026-11-20`]: null,
    [`${other}.2026-11-20`]: { what: "open", ended_at: null },
  });
  expect((await record("2027-02-10")).left).toEqual({ [`${other}.2027-02-10`]: { what: "open", ended_at: null } });
});

test("a day that has not come has no record", async () => {
  const answer = await call(app.owner, getDayRecord, { params: { date: "2026-11-21" } });
  expect([answer.status, answer.body]).toMatchObject([404, { message: "This day has not come yet." }]);
});
