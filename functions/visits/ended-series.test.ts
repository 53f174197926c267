import { endSchedule } from "@petcare/contract";
import { addDays } from "@petcare/domain";
import { parseVisitId, readStoredVisit } from "@petcare/storage";
import { unrecorded } from "@petcare/storage/testing/replay";
import { describe, expect, test } from "vitest";
import { book } from "../testing/bookings.ts";
import { call, expectOk } from "../testing/call.ts";
import { bodyOf, iso, reporting } from "../testing/reporting.ts";
import { friday, startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();
const { report, reviews, rows, stored } = reporting(app);
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
      visit: "cancelled",
      sentence: "Note saved. This walk was cancelled; Kate will decide about your pay.",
    });
    expect(await stored(id)).toMatchObject({ status: "cancelled", charge_cents: 0, pay_cents: 0, cancelled_with: 2 });
    expect(await reviews(id)).toMatchObject([{ by: rosa.user.id, day: date, report: { comments: "All well" } }]);
    expect((await rows(id)).map(({ by, at }) => [by, at])).toEqual([
      [rosa.user.id, app.clock.now],
      [owner.user.id, morning],
    ]);
    const before = await stored(id);
    expect(await bodyOf(report(rosa, id, late))).toMatchObject({ outcome: "known" });
    expect(await stored(id)).toStrictEqual(before);
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
});

test("after all of that the histories tell what every series and visit came to", async () => {
  expect((await unrecorded(db)).faults).toEqual([]);
});
