import { addDays, type LocalDate } from "@petcare/domain";
import { expect, test } from "vitest";
import { readRecordHistory } from "../../history/read-history.ts";
import { visitId } from "../../table/visit-id.ts";
import { startDatabase } from "../../testing/start-database.ts";
import { following, SeriesHarness } from "./testing/series-harness.ts";

const dynamoDb = await startDatabase();

const open = (...given: Parameters<typeof SeriesHarness.open> extends [string, ...infer Rest] ? Rest : never) =>
  SeriesHarness.open(dynamoDb.endpoint, ...given);
const walkersOf = async (harness: SeriesHarness, from: LocalDate, to: LocalDate) =>
  (await harness.calendar(from, to)).map(({ date, walker_id }) => `${date.slice(5)} ${walker_id}`);

test("a visit of today is edited with its series until midnight, and not after", async () => {
  const harness = await open({ timeframe: "evening" }, "2026-11-20");
  await harness.edit({ notes: "Today" });
  harness.today = "2026-11-21";
  await harness.edit({ notes: "Tomorrow" });
  expect(await harness.values("notes", ["2026-11-20", "2026-11-23"])).toEqual(["Today", "Tomorrow"]);
});

test("dates that nobody stored before an edit are stored as they were then", async () => {
  const harness = await open();
  harness.today = "2027-02-20";
  await harness.edit({ walker_id: "marcus" });
  expect(await walkersOf(harness, "2027-02-15", "2027-02-25")).toEqual([
    "02-15 rosa",
    "02-17 rosa",
    "02-19 rosa",
    "02-22 marcus",
    "02-24 marcus",
  ]);
});

test("nights over both changes of the clock keep their dates and frames on either side of a change", async () => {
  const daily = { frequency: "daily", interval: 1, end: { type: "never" } } as const;
  for (const change of ["2027-03-14", "2027-11-07"] as const) {
    const today = addDays(change, -5);
    const harness = await open(
      { date: today, recurrence: daily, service: "overnight", timeframe: "evening" },
      today,
      10,
    );
    await harness.edit({ walker_id: "marcus" }, following(change));
    for (const day of [-1, 0, 1]) await harness.patch(addDays(change, day), { changes: { notes: `Night ${day}` } });
    const nights = await harness.calendar(addDays(change, -1), addDays(change, 2));
    expect(
      nights.map(({ original_date, walker_id, duration_minutes }) => [original_date, walker_id, duration_minutes]),
    ).toEqual([
      [addDays(change, -1), "rosa", 1440],
      [change, "marcus", 1440],
      [addDays(change, 1), "marcus", 1440],
    ]);
    expect(
      await harness.values(
        "notes",
        [-1, 0, 1].map((day) => addDays(change, day)),
      ),
    ).toEqual(["Night -1", "Night 0", "Night 1"]);
  }
});

test("ids stay the same through every edit, so a late completion finds its visit, and history names who had it", async () => {
  const harness = await open();
  const before = (await harness.calendar("2026-11-20", "2027-03-01")).map(visitId);
  await harness.edit({ walker_id: "marcus" }, following("2026-11-27"));
  expect((await harness.calendar("2026-11-20", "2027-03-01")).map(visitId)).toEqual(before);
  const [recorded] = (await readRecordHistory(harness.db, { entity: "schedule", entity_id: harness.id }, { limit: 9 }))
    .rows;
  expect(recorded).toMatchObject({ by: "owner-1", changes: { walker_id: { from: "rosa", to: "marcus" } } });
  expect(recorded?.series).toMatchObject({
    kind: "edit",
    from: "2026-11-27",
    visits: { "2026-11-27": (await harness.visit("2026-11-27")).version },
  });
  harness.today = "2026-11-27";
  expect(await harness.complete("2026-11-27")).toMatchObject({ outcome: "completed", visit: { walker_id: "marcus" } });
});
