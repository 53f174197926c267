import type { LocalDate } from "@petcare/domain";
import { expect, test } from "vitest";
import { startDatabase } from "../../testing/start-database.ts";
import { following, SeriesHarness } from "./testing/series-harness.ts";

const dynamoDb = await startDatabase();

const open = (...given: Parameters<typeof SeriesHarness.open> extends [string, ...infer Rest] ? Rest : never) =>
  SeriesHarness.open(dynamoDb.endpoint, ...given);
const datesOf = async (harness: SeriesHarness, from: LocalDate, to: LocalDate) =>
  (await harness.calendar(from, to)).map(({ date }) => date.slice(5));

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
