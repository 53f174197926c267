import type { LocalDate } from "@petcare/domain";
import { expect, test } from "vitest";
import { call, expectOk, fieldsOf, ok } from "../testing/call.ts";
import { friday, type Signed, startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();

const set = (as: Signed, date: LocalDate, miles: number | null, note?: string) =>
  call(as, "changeMyMiles", { body: { date, miles, ...(note !== undefined && { note }) } });
const year = (from: LocalDate = "2026-01-01", to: LocalDate = "2026-12-31") =>
  call(app.owner, "listMiles", { query: { from, to } });

test("a walker types the miles of today and of seven days before; what is typed last stands", async () => {
  expect(await expectOk(set(app.rosa, "2026-11-20", 12.3))).toEqual([{ date: "2026-11-20", miles: 12.3, note: null }]);
  await expectOk(set(app.rosa, "2026-11-13", 4));
  await expectOk(set(app.rosa, "2026-11-13", 0));
  expect(await expectOk(set(app.rosa, "2026-11-20", 14.1))).toEqual([
    { date: "2026-11-13", miles: 0, note: null },
    { date: "2026-11-20", miles: 14.1, note: null },
  ]);
  expect(await expectOk(set(app.rosa, "2026-11-13", null))).toEqual([{ date: "2026-11-20", miles: 14.1, note: null }]);
  expect(await ok(app.rosa, "myMiles")).toEqual([{ date: "2026-11-20", miles: 14.1, note: null }]);
});

test.each<[LocalDate, string]>([
  ["2026-11-21", "Choose today or an earlier day."],
  ["2026-11-12", "Choose today or one of the seven days before."],
])("the miles of %s are not taken", async (date, message) => {
  expect(await fieldsOf(set(app.rosa, date, 1))).toEqual({ date: message });
});

test.each([-0.1, 1000, 1.23])("%d miles are none", async (miles) => {
  expect(await fieldsOf(set(app.rosa, "2026-11-20", miles))).toEqual({
    miles: "Miles must be 0 to 999.9 miles, in tenths",
  });
});

test("a walker reads their own alone; the owner reads all of a year, with both of its ends", async () => {
  app.clock.now = Date.parse("2027-01-01T13:00:00Z");
  await expectOk(set(app.marcus, "2026-12-31", 7.5));
  await expectOk(set(app.marcus, "2027-01-01", 8));
  app.clock.now = friday;
  await expectOk(set(app.rosa, "2026-11-20", 14.1));
  expect(await ok(app.rosa, "myMiles")).toEqual([{ date: "2026-11-20", miles: 14.1, note: null }]);
  expect(await expectOk(year())).toEqual([
    { walker: { id: app.marcus.user.id, name: "Marcus Webb" }, date: "2026-12-31", miles: 7.5, note: null },
    { walker: { id: app.rosa.user.id, name: "Rosa Delgado" }, date: "2026-11-20", miles: 14.1, note: null },
  ]);
  expect(await fieldsOf(year("2026-01-01", "2027-01-02"))).toEqual({ to: "The period must be at most 366 days." });
});
