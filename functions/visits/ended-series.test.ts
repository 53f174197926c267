import { arriveAtVisit, deleteMe, endSchedule, listMatters, restoreVisit, settleVisit } from "@petcare/contract";
import { addDays } from "@petcare/domain";
import { parseVisitId, readStoredVisit } from "@petcare/storage";
import { unrecorded } from "@petcare/storage/testing/replay";
import { describe, expect, test } from "vitest";
import { book } from "../testing/bookings.ts";
import { call, expectOk } from "../testing/call.ts";
import { bodyOf, iso, reporting } from "../testing/reporting.ts";
import { friday, startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();
const { matters, report, rows, stored } = reporting(app);
const { owner, rosa, marcus } = app;
const db = app.installation.db;

/** Saturday 20 March 2027, on which no night has stored anything for four months. */
const date = "2027-03-20";
const morning = Date.parse("2027-03-20T12:00:00Z");
const late = { date, at: iso(Date.parse("2027-03-20T13:30:00Z")) } as const;

const find = async (id: string) => {
  const key = parseVisitId(id);
  return key && readStoredVisit(db, key);
};

const weekly = { date: "2026-11-21", rrule: "FREQ=WEEKLY;BYDAY=SA;COUNT=60" } as const;

/** Books a weekly series of Rosa's, ends it on that morning, and goes on to 10 AM. @returns its id */
async function ended(given: Parameters<typeof book>[1] = {}): Promise<string> {
  app.clock.now = friday;
  const series = await book(app, { ...weekly, ...given });
  app.clock.now = morning;
  await expectOk(call(owner, endSchedule, { params: { id: series } }));
  app.clock.now = Date.parse("2027-03-20T14:00:00Z");
  return series;
}

describe("a report of a date of an ended series that no night has stored", () => {
  test("stores it as cancelled by whoever ended the series, keeps the report, and is known from then on", async () => {
    const id = `${await ended()}.${date}`;
    expect(await find(id)).toBeUndefined();
    expect(await bodyOf(report(rosa, id, late))).toMatchObject({
      outcome: "kept",
      why: "done_after",
      visit: "cancelled",
      sentence: "Kept. It was cancelled at 8:00 AM; Kate settles your pay. You need do nothing.",
    });
    expect(await stored(id)).toMatchObject({ status: "cancelled", charge_cents: 0, pay_cents: 0, cancelled_with: 2 });
    expect(await matters(id)).toMatchObject([{ by: rosa.user.id, day: date, since: morning, comments: "All well" }]);
    expect((await rows(id)).map(({ by, at }) => [by, at])).toEqual([
      [rosa.user.id, app.clock.now],
      [owner.user.id, morning],
    ]);
    const before = await stored(id);
    expect(await bodyOf(report(rosa, id, late))).toMatchObject({ outcome: "known" });
    expect(await stored(id)).toStrictEqual(before);
  });

  test("is settled as any other, for the price and the pay of the series", async () => {
    const id = `${await ended()}.${date}`;
    await expectOk(report(rosa, id, late));
    const card = (await expectOk(call(owner, listMatters))).matters.find(({ visit }) => visit._id === id);
    expect(card?.ways.map(({ label }) => label)).toEqual([
      "Keep cancelled, pay Rosa $15.00",
      "Count as done, charge $28.00, pay $15.00",
      "Keep cancelled",
    ]);
    const { version } = await stored(id);
    const body = { matter: card?.id ?? "", do: "take" as const, charge_amount: 28, pay_amount: 15, version };
    await expectOk(call(owner, settleVisit, { params: { id }, body }));
    expect(await stored(id)).toMatchObject({ status: "completed", charge_cents: 2800, pay_cents: 1500 });
  });

  test("of ten at once is one visit with one matter", async () => {
    const id = `${await ended()}.${date}`;
    const answers = await Promise.all(Array.from({ length: 10 }, () => bodyOf(report(rosa, id, late))));
    const outcomes = answers.map((body) => ("outcome" in body ? body.outcome : body));
    expect(outcomes.toSorted()).toEqual(["kept", ...Array(9).fill("known")]);
    expect(await matters(id)).toHaveLength(1);
  });

  test("and an arrival there is kept, too", async () => {
    const id = `${await ended()}.${date}`;
    const answer = await call(rosa, arriveAtVisit, {
      params: { id },
      idempotencyKey: "row-1",
      body: { at: late.at, sent: iso(app.clock.now), version: 1, date },
    });
    expect(answer).toMatchObject({ status: 200, body: { outcome: "kept", why: "arrived" } });
  });

  test("of a client who has left meanwhile is kept", async () => {
    app.clock.now = friday;
    const series = await book(app, { ...weekly, client_id: app.priya.user.id });
    app.clock.now = morning;
    await expectOk(call(app.priya, deleteMe, { body: { password: "Password-1" } }));
    app.clock.now = Date.parse("2027-03-20T14:00:00Z");
    expect(await bodyOf(report(rosa, `${series}.${date}`, late))).toMatchObject({
      outcome: "kept",
      why: "left",
      sentence: "Kept. This client has left; Kate settles your pay.",
    });
  });

  test("comes back with the series where that is restored on the same day", async () => {
    const series = await ended();
    const id = `${series}.${date}`;
    await expectOk(report(rosa, id, late));
    await expectOk(call(owner, restoreVisit, { params: { id }, body: { scope: "series" } }));
    expect(await stored(id)).toMatchObject({ status: "scheduled" });
    expect(await matters(id)).toHaveLength(1);
  });
});

describe("is not found, and nothing is stored", () => {
  const refused = async (as: typeof rosa, id: string, given = {}) => {
    expect(await report(as, id, { ...late, ...given })).toMatchObject({
      status: 404,
      body: { message: "This walk was not found." },
    });
    expect(await find(id)).toBeUndefined();
  };

  test("a date that the series never had, one to come, and one of no series", async () => {
    const series = await ended({ date: "2026-11-20", rrule: "FREQ=WEEKLY;BYDAY=FR;COUNT=60" });
    await refused(rosa, `${series}.${date}`);
    await refused(rosa, `${series}.${addDays(date, 6)}`);
    await refused(rosa, `5f2b7c1d9e8a4f3b6c0d1e2f.${date}`);
  });

  test("a stranger's, and one of a phone that has seen the end, or that does not say what it has seen", async () => {
    const id = `${await ended()}.${date}`;
    await refused(marcus, id);
    await refused(rosa, id, { version: 2 });
    await refused(rosa, id, { version: undefined });
  });

  test("a date after the end that the owner had booked", async () => {
    app.clock.now = friday;
    const series = await book(app, { ...weekly, rrule: "FREQ=WEEKLY;BYDAY=SA;UNTIL=20270301T235959Z" });
    app.clock.now = Date.parse("2027-03-20T14:00:00Z");
    await refused(rosa, `${series}.${date}`);
  });
});

test("a stranger's date of a series that goes on is stored, and not found", async () => {
  app.clock.now = friday;
  const series = await book(app, { date, walker_id: marcus.user.id });
  app.clock.now = Date.parse("2027-03-20T14:00:00Z");
  expect(await report(rosa, `${series}.${date}`, late)).toMatchObject({ status: 404 });
  expect(await find(`${series}.${date}`)).toMatchObject({ status: "scheduled" });
});

test("after all of that the histories tell what every series and visit came to", async () => {
  expect((await unrecorded(db)).faults).toEqual([]);
});
