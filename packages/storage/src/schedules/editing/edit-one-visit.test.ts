import type { LocalDate } from "@petcare/domain";
import { expect, test } from "vitest";
import { startDatabase } from "../../testing/start-database.ts";
import { readStoredVisit } from "../visits.ts";
import { following, SeriesHarness } from "./testing/series-harness.ts";

const dynamoDb = await startDatabase();

const open = (...given: Parameters<typeof SeriesHarness.open> extends [string, ...infer Rest] ? Rest : never) =>
  SeriesHarness.open(dynamoDb.endpoint, ...given);
const datesOf = async (harness: SeriesHarness, from: LocalDate, to: LocalDate) =>
  (await harness.calendar(from, to)).map(({ date }) => date.slice(5));

test("a form that sends all its fields pins the changed one alone, so the visit follows its series in the others", async () => {
  const harness = await open();
  const shown = { timeframe: "morning", walker_id: "rosa", price_cents: 2800, pet_names: ["Biscuit"] } as const;
  await harness.patch("2026-11-27", { changes: { ...shown, pet_names: ["Biscuit"], notes: "Side door" } });
  expect((await harness.visit("2026-11-27")).own).toEqual(new Set(["notes"]));
  await harness.edit({ walker_id: "marcus" });
  expect(await harness.visit("2026-11-27")).toMatchObject({ walker_id: "marcus", notes: "Side door" });
});

test("what one visit was given stays through any edits of its series, also when they give it the same", async () => {
  const harness = await open();
  await harness.patch("2026-11-27", { changes: { timeframe: "late_afternoon" } });
  await harness.edit({ timeframe: "late_afternoon" });
  await harness.edit({ timeframe: "evening" });
  const dates = ["2026-11-25", "2026-11-27", "2026-11-30"] as const;
  expect(await harness.values("timeframe", [...dates])).toEqual(["evening", "late_afternoon", "evening"]);
});

test("a visit that is saved back to what its series gives follows it again", async () => {
  const harness = await open();
  await harness.patch("2026-11-27", { changes: { timeframe: "late_afternoon" } });
  await harness.patch("2026-11-27", { changes: { timeframe: "morning" } });
  expect(await readStoredVisit(harness.db, harness.key("2026-11-27"))).not.toHaveProperty("own");
  await harness.edit({ timeframe: "evening" });
  expect((await harness.visit("2026-11-27")).timeframe).toBe("evening");
});

test("a field that is given back takes what the series gives to its own date", async () => {
  const harness = await open();
  await harness.edit({ timeframe: "afternoon" }, following("2026-12-04"));
  for (const date of ["2026-11-27", "2026-12-07"] as const) {
    await harness.patch(date, { changes: { timeframe: "evening" } });
    await harness.patch(date, { reset: ["timeframe"] });
  }
  expect(await harness.values("timeframe", ["2026-11-27", "2026-12-07"])).toEqual(["morning", "afternoon"]);
});

test("an edit of the series from a visit with a frame of its own moves no other visit", async () => {
  const harness = await open();
  await harness.patch("2026-11-27", { changes: { timeframe: "evening" } });
  await harness.act(harness.editOf({ timeframe: "morning", notes: "Two dogs" }, { type: "series" }, "2026-11-27"));
  const dates: LocalDate[] = ["2026-11-25", "2026-11-27"];
  expect(await harness.values("timeframe", dates)).toEqual(["morning", "evening"]);
  expect(await harness.values("notes", dates)).toEqual(["Two dogs", "Two dogs"]);
});

test("an overdue visit that is moved to a day to come stands alone, and an edit of its series says that it stays", async () => {
  const harness = await open();
  await harness.edit({ timeframe: "afternoon" });
  await harness.patch("2026-11-20", { date: "2026-11-24" });
  const result = await harness.edit({ timeframe: "evening" });
  expect((await harness.visit("2026-11-20")).timeframe).toBe("morning");
  expect(result).toMatchObject({
    planned: { skipped: [{ visit: { original_date: "2026-11-20" }, reason: "own", ownFields: ["timeframe"] }] },
  });
});

test("a visit that is moved beside another lives, is completed and is billed apart; moved back it has no day of its own", async () => {
  const harness = await open();
  await harness.patch("2026-11-25", { date: "2026-11-27" });
  harness.today = "2026-11-27";
  for (const date of ["2026-11-25", "2026-11-27"] as const) await harness.complete(date);
  const both = await harness.calendar("2026-11-25", "2026-11-28");
  expect(both.map(({ status, charge_cents }) => [status, charge_cents])).toEqual([
    ["completed", 2800],
    ["completed", 2800],
  ]);

  await harness.patch("2026-11-30", { date: "2026-12-01" });
  await harness.patch("2026-11-30", { date: "2026-11-30" });
  expect(await harness.visit("2026-11-30")).toMatchObject({ date: "2026-11-30" });
  expect(await harness.visit("2026-11-30")).not.toHaveProperty("own");
});

test("a visit that is moved before its start or into another month leaves no ghost", async () => {
  const harness = await open({ date: "2026-11-23" });
  await harness.patch("2026-11-23", { date: "2026-11-22" });
  await harness.patch("2026-11-30", { date: "2026-12-01" });
  expect(await datesOf(harness, "2026-11-21", "2026-12-01")).toEqual(["11-22", "11-25", "11-27"]);
  expect(await datesOf(harness, "2026-12-01", "2026-12-03")).toEqual(["12-01", "12-02"]);
});

test("a far visit is edited, stored and counted in one write, and the nightly job neither doubles nor overwrites it", async () => {
  const harness = await open();
  await harness.patch("2027-06-07", { changes: { timeframe: "evening" } });
  expect((await harness.schedule()).stored_ahead).toEqual(new Set(["2027-06-07"]));
  await harness.edit({ walker_id: "marcus" }, following("2027-06-04"));
  const dates: LocalDate[] = ["2027-06-02", "2027-06-04", "2027-06-07"];
  expect(await harness.values("walker_id", dates)).toEqual(["rosa", "marcus", "marcus"]);
  harness.today = "2027-06-01";
  await harness.nightly();
  expect(await harness.schedule()).not.toHaveProperty("stored_ahead");
  expect(await harness.calendar("2027-06-07", "2027-06-08")).toMatchObject([
    { timeframe: "evening", walker_id: "marcus" },
  ]);
});

test("a far visit that is moved to today's month and to another walker takes the rest of its series there", async () => {
  const harness = await open();
  await harness.patch("2027-06-07", { changes: { walker_id: "marcus" }, date: "2026-11-30" });
  await harness.edit({ walker_id: "aisha", price_cents: 3000 });
  const onDay = await harness.calendar("2026-11-30", "2026-12-01");
  expect(onDay.map(({ walker_id, price_cents }) => [walker_id, price_cents])).toEqual([
    ["aisha", 3000],
    ["marcus", 3000],
  ]);
  expect(await harness.calendar("2027-06-07", "2027-06-08")).toEqual([]);
  for (const walker of ["rosa", "aisha", "marcus"]) {
    expect(await harness.walker(walker, "2027-06-07", "2027-06-08")).toEqual([]);
  }
  expect(await harness.walker("marcus", "2026-11-21", "2027-06-30")).toHaveLength(1);
});

test("a visit reopened today keeps its price and stands alone; one that was cancelled follows again", async () => {
  const harness = await open({}, "2026-11-20");
  await harness.complete("2026-11-20");
  await harness.patch("2026-11-25", { changes: { notes: "Back door" } });
  await harness.cancelOne("2026-11-25");
  await harness.edit({ price_cents: 3000 });
  await harness.reopen("2026-11-20");
  await harness.restore("2026-11-25");
  await harness.edit({ price_cents: 3200 });
  expect(await harness.visit("2026-11-20")).toMatchObject({ status: "scheduled", price_cents: 2800 });
  expect(await harness.visit("2026-11-25")).toMatchObject({
    status: "scheduled",
    price_cents: 3200,
    notes: "Back door",
  });
});

test("what is previewed for one visit is what is done, also where an edit of its series is unfinished", async () => {
  const harness = await open();
  const edit = { changes: { notes: "Side door" }, date: "2026-12-09" } as const;
  const foreseen = await harness.previewOn(harness.patchOf("2026-12-07", edit));
  expect(await harness.patch("2026-12-07", edit)).toEqual(foreseen);
});

test.each([
  ["a completed visit", "2026-11-20", {}, "completed"],
  ["a cancelled visit", "2026-11-23", {}, "cancelled"],
  ["a move of more than a year", "2026-11-25", { date: "2027-11-27" }, "too_far_moved"],
] as const)("%s is not edited, and nothing is written", async (_, date, edit, reason) => {
  const harness = await open();
  await harness.complete("2026-11-20");
  await harness.cancelOne("2026-11-23");
  const before = [await harness.schedule(), await harness.stored()];
  expect(await harness.patch(date, { changes: { notes: "x" }, ...edit })).toMatchObject({ outcome: "refused", reason });
  expect([await harness.schedule(), await harness.stored()]).toEqual(before);
});
